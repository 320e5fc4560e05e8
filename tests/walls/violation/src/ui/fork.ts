import 'page-flip/page-flip.css';
