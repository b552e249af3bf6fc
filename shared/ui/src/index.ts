export { AmountField, type AmountFieldProps } from './amount-field/amount-field.tsx';
export { type AmountProblem, readAmount } from './amount-field/read-amount.ts';
export { useAmount } from './amount-field/use-amount.tsx';
export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { Badge, type BadgeProps } from './badge/badge.tsx';
export { breakable } from './breakable.ts';
export { Button, type ButtonProps } from './button/button.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { classNames } from './class-names.ts';
export { DateField, type DateFieldProps } from './date-field/date-field.tsx';
export { DateSpan } from './date-field/date-span.tsx';
export { DateTimeField, type DateTimeFieldProps } from './date-field/date-time-field.tsx';
export { TimeField, type TimeFieldProps } from './date-field/time-field.tsx';
export { Dialog, loadDialog, preloadDialog } from './dialog/dialog.tsx';
export type { DialogProps } from './dialog/dialog-props.ts';
export {
  Field,
  type FieldControl,
  type FieldProps,
  type FieldTexts,
  Problem,
  type ProblemProps,
} from './field/field.tsx';
export { fieldsOf } from './form/fields-of.ts';
export { FirstWrong } from './form/first-wrong.tsx';
export { Form, type FormProps } from './form/form.tsx';
export { BrandMark } from './icon/brand-mark.tsx';
export { Icon, type IconProps } from './icon/icon.tsx';
export { type IconName, iconNames } from './icon/icons.ts';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export { Kbd } from './kbd/kbd.tsx';
export { type Late, type LateOptions, late, lateDialog } from './layer/late.tsx';
export { type LateLayerProps, lateLayer } from './layer/late-layer.tsx';
export { Otherwise } from './layer/otherwise.tsx';
export { Parts } from './layer/parts.tsx';
export { type Opened, useDialogs } from './layer/use-dialogs.tsx';
export { phone, useMedia } from './layer/use-media.ts';
export { type Opening, useOpening } from './layer/use-opening.ts';
export { usePieces } from './layer/use-pieces.ts';
export { useSwipeAcross } from './layer/use-swipe-across.ts';
export { useWayBack } from './layer/use-way-back.ts';
export { useWhole } from './layer/use-whole.ts';
export { List, type ListProps } from './list/list.tsx';
export { emptyPage } from './loaded/empty-page.ts';
export { isUnknownCall } from './loaded/is-unknown-call.ts';
export {
  Loaded,
  type LoadedProps,
  LoadProblem,
  type LoadProblemProps,
  type LoadRequest,
} from './loaded/loaded.tsx';
export { Panel, type PanelProps } from './panel/panel.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx';
export { PriorityBars, type PriorityBarsProps } from './priority-bars/priority-bars.tsx';
export { Ring, type RingProps } from './ring/ring.tsx';
export { Row, type RowProps } from './row/row.tsx';
export { Seal, type SealProps } from './seal/seal.tsx';
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented/segmented.tsx';
export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from './select-field/select-field.tsx';
export { PanelSkeleton, type PanelSkeletonProps } from './skeleton/panel-skeleton.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { Spinner } from './spinner/spinner.tsx';
export { EmptyState, type EmptyStateProps } from './states/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './states/error-state.tsx';
export { UnavailableState, type UnavailableStateProps } from './states/unavailable-state.tsx';
export { Status, type StatusProps } from './status/status.tsx';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export {
  type Moments,
  MomentsProvider,
  type MomentsProviderProps,
  type MomentTexts,
} from './texts/moments.tsx';
export { SayProvider, type SayProviderProps } from './texts/say.tsx';
export { type ProseWord, type UiTexts, UiTextsProvider, useUiTexts } from './texts/ui-texts.tsx';
export { tinted, tintOf } from './tint.ts';
export { toggled } from './toggled.ts';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
