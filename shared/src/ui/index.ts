export { theme, softBackground, type SpaceStep, type Theme } from './theme';
export { GlobalStyle } from './global-style';
export { Accordion, type AccordionItem, type AccordionProps } from './accordion';
export { Avatar, type AvatarProps } from './avatar';
export { Badge, type BadgeProps } from './badge';
export { Banner, type BannerProps } from './banner';
export { BareDialog, type BareDialogProps } from './bare-dialog';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './breadcrumbs';
export { Button, type ButtonProps } from './button';
export type { ButtonSize, ButtonVariant } from './button.styles';
export { Card, type CardProps } from './card';
export { chartColors, seriesColor } from './chart-colors';
export { CheckboxField, SwitchField, type CheckboxFieldProps } from './checkbox-field';
export { CodeBlock, CodeText, type CodeBlockProps, type CodeTextProps } from './code-block';
export { codeTones, WORD_GROUND, WORD_TONE } from './code-tones';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { CopyButton, type CopyButtonProps } from './copy-button';
export { DateField, type DateFieldProps } from './date-field';
export { Dialog, type DialogProps } from './dialog';
export { FileDrop, type FileDropProps } from './file-drop';
export { FilterChips, type FilterChip, type FilterChipsProps } from './filter-chips';
export { FormErrorSummary, type FormError, type FormErrorSummaryProps } from './form-error-summary';
export { formatBytes, formatExact, formatMoney, formatNumber } from './format';
export { IconButton, type IconButtonProps } from './icon-button';
export { Kbd } from './kbd';
export { KeyValueList, type KeyValue, type KeyValueListProps } from './key-value-list';
export { Page, Row, Stack, type PageProps, type RowProps, type StackProps } from './layout';
export { Legend, type LegendItem, type LegendProps } from './legend';
export { LinkButton, type LinkButtonProps } from './link-button';
export { List, ListRow, type ListProps, type ListRowProps } from './list';
export { LoadMore, type LoadMoreProps } from './load-more';
export { Menu, type MenuItem, type MenuProps } from './menu';
export { Money, type MoneyProps } from './money';
export { Mosaic, type MosaicProps } from './mosaic';
export { MOSAIC_HUES } from './mosaic-tiles';
export { NumberField, type NumberFieldProps } from './number-field';
export { PageFrame, type PageFrameProps } from './page-frame';
export { PageHeader, type PageHeaderProps } from './page-header';
export { Pagination, type PaginationProps } from './pagination';
export { Popover, type PopoverProps } from './popover';
export { ProgressBar, type ProgressBarProps } from './progress-bar';
export {
  ProgressSteps,
  type ProgressState,
  type ProgressStep,
  type ProgressStepsProps,
} from './progress-steps';
export { ProviderMark, type ProviderMarkProps } from './provider-mark';
export { RadioCards, type RadioCard, type RadioCardsProps } from './radio-cards';
export { RefreshBar } from './refresh-bar';
export { RelativeTime, type RelativeTimeProps } from './relative-time';
export { SearchField, type SearchFieldProps } from './search-field';
export { Segmented, type Segment, type SegmentedProps } from './segmented';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field';
export { Sheet, type SheetProps } from './sheet';
export { Skeleton, type SkeletonProps } from './skeleton';
export { Spinner, type SpinnerProps } from './spinner';
export { Stat, StatGroup, type StatChange, type StatProps } from './stat';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './states';
export { Table, type TableColumn, type TableProps, type TableSort } from './table';
export { Tabs, type TabItem, type TabsProps } from './tabs';
export { TesseraMark, type TesseraMarkProps } from './tessera-mark';
export { TextArea, type TextAreaProps } from './text-area';
export { TextField, type TextFieldProps } from './text-field';
export {
  ToastViewport,
  type ToastItem,
  type ToastProps,
  type ToastType,
  type ToastViewportProps,
} from './toast';
export { ToneIcon, toneColor, type Tone } from './tone';
export { Tooltip, type TooltipProps } from './tooltip';
export { useIsPhone, useReducedMotion } from './use-media';
export { VisuallyHidden } from './visually-hidden';
