// Runs before each test file: resets the page that files share to a new one. jsdom plays no animations.
Element.prototype.getAnimations = () => [];

const { documentElement: root, head, body } = document;
for (const element of [root, head, body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
head.replaceChildren();
body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
