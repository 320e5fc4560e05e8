// In which direction the story is read (spec book §8). A context, since every text of the story and the book around it depend on it.
import { createContext, useContext } from 'react';

/** Whether the story is read from right to left. */
export const RightToLeftContext = createContext(false);

export const useIsRightToLeft = (): boolean => useContext(RightToLeftContext);

/** Returns the `dir` of the story's texts. In a story from left to right each text has its own, as a quotation may. */
export const useTextDirection = (): 'rtl' | 'auto' => (useIsRightToLeft() ? 'rtl' : 'auto');
