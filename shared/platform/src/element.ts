/** For what is drawn without React. */
export { type DrawnElement, elementPart } from './element/element-part.ts';
