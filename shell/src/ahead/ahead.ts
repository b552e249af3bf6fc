import { setFirstTheme } from '../preferences/first-theme.ts';
import { askAhead } from './ask-ahead.ts';

/** The page's first script, which everything waits for: it has to stay small. */
setFirstTheme();
askAhead();
