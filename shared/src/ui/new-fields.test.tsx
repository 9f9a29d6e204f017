import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { acceptFiles } from './accepted-files';
import { DateField } from './date-field';
import { FileDrop } from './file-drop';
import { axeViolations, renderKit } from './kit-testing';
import { NumberField } from './number-field';
import { SearchField } from './search-field';
import { TextArea } from './text-area';

describe('SearchField', () => {
  function Apps({ onEscape }: { onEscape?: () => void }) {
    const [search, setSearch] = useState('');
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens as a dialog around it would
      <div onKeyDown={onEscape}>
        <SearchField label="Search apps" focusKey="/" value={search} onValueChange={setSearch} />
      </div>
    );
  }

  it('is led to by its key, but not while somebody types elsewhere', async () => {
    renderKit(
      <>
        <Apps />
        <TextArea label="Note" />
      </>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'a/b');
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('a/b');

    await userEvent.click(document.body);
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search apps' })).toHaveFocus();
    expect(screen.getByRole('searchbox', { name: 'Search apps' })).toHaveValue('');
  });

  it('is emptied by Escape, which then goes no further, and by its button', async () => {
    const onEscape = jest.fn();
    renderKit(<Apps onEscape={onEscape} />);
    const field = screen.getByRole('searchbox', { name: 'Search apps' });
    await userEvent.type(field, 'jo');
    onEscape.mockReset();
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);

    await userEvent.type(field, 'jo');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('says that the answer is on its way, and has no accessibility violations', async () => {
    const { container } = renderKit(
      <SearchField label="Search" value="jo" isBusy onValueChange={jest.fn()} />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Searching');
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('NumberField', () => {
  function Price({ start = 0.3 as number | null, isReadOnly = false }) {
    const [value, setValue] = useState(start);
    return (
      <NumberField
        label="Price"
        unit="₹"
        min={0}
        max={0.5}
        step={0.1}
        readOnly={isReadOnly}
        value={value}
        onValueChange={setValue}
      />
    );
  }

  it('steps by its buttons, without errors of binary fractions, and stops at its bounds', async () => {
    renderKit(<Price />);
    const field = screen.getByRole('spinbutton', { name: 'Price' });
    await userEvent.click(screen.getByRole('button', { name: 'Decrease' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decrease' }));
    expect(field).toHaveValue(0.1);
    for (let press = 0; press < 4; press += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Increase' }));
    expect(field).toHaveValue(0.5);
    expect(screen.getByRole('button', { name: 'Increase' })).toBeDisabled();
  });

  it('begins at its least value and is empty as null', async () => {
    renderKit(<Price start={null} />);
    expect(screen.getByRole('spinbutton', { name: 'Price' })).toHaveValue(null);
    await userEvent.click(screen.getByRole('button', { name: 'Increase' }));
    expect(screen.getByRole('spinbutton', { name: 'Price' })).toHaveValue(0);
  });

  it('keeps its value while it is read-only', async () => {
    const { container } = renderKit(<Price isReadOnly />);
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Price' }), '1');
    expect(screen.getByRole('spinbutton', { name: 'Price' })).toHaveValue(0.3);
    expect(screen.getByRole('button', { name: 'Increase' })).toBeDisabled();
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('DateField', () => {
  it('gives the date as written down everywhere, with its error said', () => {
    const onValueChange = jest.fn();
    renderKit(<DateField label="Due" value="" error="Choose a day" onValueChange={onValueChange} />);
    expect(screen.getByLabelText('Due')).toHaveAccessibleDescription('Choose a day');
    fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2026-11-20' } });
    expect(onValueChange).toHaveBeenCalledWith('2026-11-20');
  });
});

describe('TextArea', () => {
  it('keeps the height of its rows although it is sized by its content', () => {
    renderKit(<TextArea label="Note" rows={6} />);
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveStyle({ minHeight: 'calc(9em + 18px)' });
  });
});

describe('FileDrop', () => {
  const csv = new File(['a,b'], 'visits.csv', { type: 'text/csv' });

  function Import() {
    const [files, setFiles] = useState<File[]>([]);
    return <FileDrop label="Data" accept=".csv" maxBytes={10} files={files} onFilesChange={setFiles} />;
  }

  it('takes a chosen file, says so, and lets it go again', async () => {
    const { container } = renderKit(<Import />);
    await userEvent.upload(screen.getByLabelText('Data'), csv);
    expect(screen.getByRole('list', { name: 'Chosen files' })).toHaveTextContent('visits.csv3 B');
    expect(screen.getByRole('status')).toHaveTextContent('1 chosen');
    expect(await axeViolations(container)).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Remove visits.csv' }));
    expect(screen.queryByText('visits.csv')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Data')).toHaveFocus();
  });

  it('says why a file is left out', async () => {
    renderKit(<Import />);
    const large = new File(['0123456789 and more'], 'large.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('Data'), large);
    expect(screen.getByLabelText('Data')).toHaveAccessibleDescription('large.csv is larger than 10 B');
    expect(screen.getByLabelText('Data')).toBeInvalid();
  });

  it('holds dropped files to its rules', () => {
    const picture = new File([''], 'a.png', { type: 'image/png' });
    expect(acceptFiles([picture, csv], { accept: 'image/*', isMultiple: true })).toEqual({
      taken: [picture],
      problem: 'visits.csv is not one of: image/*',
    });
    expect(acceptFiles([csv, csv], { isMultiple: false })).toEqual({
      taken: [csv],
      problem: 'Choose one file only',
    });
  });
});
