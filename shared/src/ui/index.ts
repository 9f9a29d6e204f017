export { theme, softGround, type SpaceStep, type Theme } from './theme';
export { GlobalStyle } from './global-style';
export { Badge, type BadgeProps } from './badge';
export { Banner, type BannerProps } from './banner';
export { Button, type ButtonProps } from './button';
export type { ButtonSize, ButtonVariant } from './button.styles';
export { Card, type CardProps } from './card';
export { CheckboxField, SwitchField, type CheckboxFieldProps } from './checkbox-field';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { CopyButton, type CopyButtonProps } from './copy-button';
export { Dialog, type DialogProps } from './dialog';
export { formatExact, formatMoney, formatNumber, formatRelative } from './format';
export { FormErrorSummary, type FormError, type FormErrorSummaryProps } from './form-error-summary';
export { IconButton, type IconButtonProps } from './icon-button';
export { Kbd } from './kbd';
export { Page, Row, Stack, type PageProps, type RowProps, type StackProps } from './layout';
export { LinkButton, type LinkButtonProps } from './link-button';
export { Menu, type MenuItem, type MenuProps } from './menu';
export { Money, type MoneyProps } from './money';
export { Mosaic, type MosaicProps } from './mosaic';
export { PageHeader, type PageHeaderProps } from './page-header';
export { ProgressBar, type ProgressBarProps } from './progress-bar';
export { RadioCards, type RadioCard, type RadioCardsProps } from './radio-cards';
export { RelativeTime, type RelativeTimeProps } from './relative-time';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field';
export { Skeleton, type SkeletonProps } from './skeleton';
export { Spinner, type SpinnerProps } from './spinner';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './states';
export { Table, type TableColumn, type TableProps } from './table';
export { Tabs, type TabItem, type TabsProps } from './tabs';
export { TesseraMark, type TesseraMarkProps } from './tessera-mark';
export { TextArea, type TextAreaProps } from './text-area';
export { TextField, type TextFieldProps } from './text-field';
export {
  Toast,
  ToastViewport,
  type ToastItem,
  type ToastProps,
  type ToastType,
  type ToastViewportProps,
} from './toast';
export { ToneIcon, toneColor, type Tone } from './tone';
export { Tooltip, type TooltipProps } from './tooltip';
export { VisuallyHidden } from './visually-hidden';
