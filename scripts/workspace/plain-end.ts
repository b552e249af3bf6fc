export { PlainEnd, runScript } from '../../shared/sdk/src/plain-end.ts';
