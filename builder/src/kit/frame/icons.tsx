import { Icon } from './icon';

export function CloseIcon() {
  return (
    <Icon grid={20}>
      <path d="M5.5 5.5l9 9m0-9l-9 9" />
    </Icon>
  );
}

export function PlusIcon() {
  return (
    <Icon grid={20}>
      <path d="M10 4.5v11M4.5 10h11" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon grid={20}>
      <circle cx="9" cy="9" r="5" />
      <path d="M13 13l3.5 3.5" />
    </Icon>
  );
}

export function EditIcon() {
  return (
    <Icon grid={20}>
      <path d="M12.5 4.5l3 3L7.5 15.5l-3.7.7.7-3.7z" />
    </Icon>
  );
}

export function DeleteIcon() {
  return (
    <Icon grid={20}>
      <path d="M4 5.75h12M8 5.5V4h4v1.5M5.75 6l.6 10h7.3l.6-10M8.75 9v4M11.25 9v4" />
    </Icon>
  );
}

export function BackIcon() {
  return (
    <Icon grid={20}>
      <path d="M12 5l-5 5 5 5" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon grid={20}>
      <path d="M4.5 10.5l3.5 3.5 7.5-8" />
    </Icon>
  );
}

export function UpIcon() {
  return (
    <Icon grid={20}>
      <path d="M10 15.5v-11M5.75 8.75L10 4.5l4.25 4.25" />
    </Icon>
  );
}

export function DownIcon() {
  return (
    <Icon grid={20}>
      <path d="M10 4.5v11M5.75 11.25L10 15.5l4.25-4.25" />
    </Icon>
  );
}

export function TableIcon() {
  return (
    <Icon grid={20}>
      <path d="M3.5 4.5h13v11h-13zM3.5 8.25h13M8 8.25v7.25" />
    </Icon>
  );
}

export function ListIcon() {
  return (
    <Icon grid={20}>
      <path d="M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.75 5.5h.01M3.75 10h.01M3.75 14.5h.01" />
    </Icon>
  );
}

export function CardsIcon() {
  return (
    <Icon grid={20}>
      <path d="M3.5 3.5h5.25v5.25H3.5zM11.25 3.5h5.25v5.25h-5.25zM3.5 11.25h5.25v5.25H3.5zM11.25 11.25h5.25v5.25h-5.25z" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon grid={20}>
      <path d="M3.5 5.5h13M3.5 10h13M3.5 14.5h13" />
    </Icon>
  );
}

export function NextIcon() {
  return (
    <Icon grid={20}>
      <path d="M8 5l5 5-5 5" />
    </Icon>
  );
}

export function MoreIcon() {
  return (
    <Icon grid={20}>
      <path d="M4.5 9.9v.2M10 9.9v.2M15.5 9.9v.2" strokeWidth="2.75" />
    </Icon>
  );
}

export function FilterIcon() {
  return (
    <Icon grid={20}>
      <path d="M3.5 5.5h13M6 10h8M8.5 14.5h3" />
    </Icon>
  );
}

export function LinkIcon() {
  return (
    <Icon grid={20}>
      <path d="M8.5 11.5a3 3 0 0 0 4.25 0l2.5-2.5A3 3 0 0 0 11 4.75l-1 1M11.5 8.5a3 3 0 0 0-4.25 0L4.75 11A3 3 0 0 0 9 15.25l1-1" />
    </Icon>
  );
}

export function ImportIcon() {
  return (
    <Icon grid={20}>
      <path d="M10 3.5v8.5M6.5 9l3.5 3.5L13.5 9M4 15.75h12" />
    </Icon>
  );
}

export function ExportIcon() {
  return (
    <Icon grid={20}>
      <path d="M10 12.5V4M6.5 7L10 3.5 13.5 7M4 15.75h12" />
    </Icon>
  );
}

export function PrintIcon() {
  return (
    <Icon grid={20}>
      <path d="M6 7.5v-4h8v4M6 13.5H3.75v-6h12.5v6H14M6 11.5h8v5H6z" />
    </Icon>
  );
}

export function PictureIcon() {
  return (
    <Icon grid={20}>
      <path d="M3.5 4h13v12h-13zM3.5 13.5l3.75-3.75 3 3 2.25-2.25 4 4M13 7.25h.01" />
    </Icon>
  );
}

export function SelectIcon() {
  return (
    <Icon grid={20}>
      <path d="M3.5 3.5h13v13h-13zM7 10l2.25 2.25L13.25 8" />
    </Icon>
  );
}

export function PersonIcon() {
  return (
    <Icon grid={20}>
      <circle cx="10" cy="7" r="3" />
      <path d="M4.5 16.5c.6-3 2.7-4.5 5.5-4.5s4.9 1.5 5.5 4.5" />
    </Icon>
  );
}
