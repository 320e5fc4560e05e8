import { useState } from 'react';
export const library = useState;
