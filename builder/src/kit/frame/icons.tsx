import type { ReactNode } from 'react';

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="M5.5 5.5l9 9m0-9l-9 9" />
    </Icon>
  );
}

export function PlusIcon() {
  return (
    <Icon>
      <path d="M10 4.5v11M4.5 10h11" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="9" cy="9" r="5" />
      <path d="M13 13l3.5 3.5" />
    </Icon>
  );
}

export function EditIcon() {
  return (
    <Icon>
      <path d="M12.5 4.5l3 3L7.5 15.5l-3.7.7.7-3.7z" />
    </Icon>
  );
}

export function DeleteIcon() {
  return (
    <Icon>
      <path d="M4 5.75h12M8 5.5V4h4v1.5M5.75 6l.6 10h7.3l.6-10M8.75 9v4M11.25 9v4" />
    </Icon>
  );
}

export function BackIcon() {
  return (
    <Icon>
      <path d="M12 5l-5 5 5 5" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="M4.5 10.5l3.5 3.5 7.5-8" />
    </Icon>
  );
}

export function UpIcon() {
  return (
    <Icon>
      <path d="M10 15.5v-11M5.75 8.75L10 4.5l4.25 4.25" />
    </Icon>
  );
}

export function DownIcon() {
  return (
    <Icon>
      <path d="M10 4.5v11M5.75 11.25L10 15.5l4.25-4.25" />
    </Icon>
  );
}

export function TableIcon() {
  return (
    <Icon>
      <path d="M3.5 4.5h13v11h-13zM3.5 8.25h13M8 8.25v7.25" />
    </Icon>
  );
}

export function ListIcon() {
  return (
    <Icon>
      <path d="M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.75 5.5h.01M3.75 10h.01M3.75 14.5h.01" />
    </Icon>
  );
}

export function CardsIcon() {
  return (
    <Icon>
      <path d="M3.5 3.5h5.25v5.25H3.5zM11.25 3.5h5.25v5.25h-5.25zM3.5 11.25h5.25v5.25H3.5zM11.25 11.25h5.25v5.25h-5.25z" />
    </Icon>
  );
}
