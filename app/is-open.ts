import { createContext } from 'react';

/** Whether the page around is open. A page that is only made ready for the visitor who reaches for it has no effects. */
export const IsOpenContext = createContext(true);
