export { Facts, type FactsProps } from './facts.tsx';
export { FileDrop, type FileDropProps } from './file-drop.tsx';
export { FormDialog, type FormDialogProps } from './form-dialog.tsx';
export { LinesField, type LinesFieldProps } from './lines-field.tsx';
export { Tile, type TileProps } from './tile.tsx';
