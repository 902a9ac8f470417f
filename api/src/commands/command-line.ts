import { parseArgs, type ParseArgsConfig } from 'node:util';
import { PURGE_DAYS } from '../config/purge-days.ts';
import { isRealDay } from '../config/real-day.ts';
import { isSheetName, SHEET_NAMES, type SheetName } from '../export/export-submissions.ts';
import { LISTING_CHANGES, type Action } from '../office/actions/action.ts';
import { formatOf, SHEET_FORMATS, type SheetFormat } from '../office/sheets/formats.ts';
import { isSubjectName, SUBJECT_NAMES, type SubjectName } from '../office/subjects/subjects.ts';
import type { TemplateLanguage } from '../office/template.ts';
import { isCommandName, USAGE, USAGES, type CommandName } from './usage.ts';

export type Request =
  | { command: 'help'; text: string }
  | { command: 'seed' }
  | {
      command: 'export submissions';
      sheet: SheetName;
      /** Printed when left out. */ output?: string | undefined;
    }
  | { command: 'export'; subject: SubjectName; format: SheetFormat; output?: string | undefined }
  | {
      command: 'import';
      subject: SubjectName;
      file: string;
      pictures?: string | undefined;
      complete: boolean;
      dryRun: boolean;
    }
  | {
      command: 'template';
      subject: SubjectName;
      language: TemplateLanguage;
      format: Exclude<SheetFormat, 'json'>;
      output?: string | undefined;
    }
  | { command: 'act'; action: Action }
  | {
      command: 'backup';
      target: string;
      /** Backups in the folder go that are older than so many days; none when left out. */ keepDays?:
        | number
        | undefined;
    }
  | { command: 'restore'; file: string; replace: boolean };

export type CommandLine =
  | { ok: true; request: Request }
  | { ok: false; reason: string; /** How it is used. */ usage: string };

type Options = NonNullable<ParseArgsConfig['options']>;
type Values = Readonly<Record<string, string | boolean | undefined>>;

/** Reads the words behind a command; a text is why they ask for nothing. */
type Reader = (positionals: readonly string[], values: Values) => Request | string;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const output = { type: 'string', short: 'o' } as const;

const stringOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);
const noneOf = (given: string, known: readonly string[]) => `"${given}" is none of ${known.join(', ')}.`;
const TOO_MUCH = 'There are more words than the command takes.';

const readExport: Reader = ([name = '', ...more], values) => {
  if (more.length > 0) return TOO_MUCH;
  const file = stringOf(values['output']);
  if (isSheetName(name)) {
    return values['json'] || values['xlsx']
      ? 'What visitors have sent is exported as CSV.'
      : { command: 'export submissions', sheet: name, output: file };
  }
  if (!isSubjectName(name)) return noneOf(name, [...SHEET_NAMES, ...SUBJECT_NAMES]);
  const asked = SHEET_FORMATS.filter((format) => values[format]);
  if (asked.length > 1) return `--${asked.join(' and --')} are two formats; an export has one.`;
  const format = asked[0] ?? (file === undefined ? 'csv' : formatOf(file));
  if (format === undefined) return `${file}: its name must end with .csv, .json or .xlsx.`;
  return { command: 'export', subject: name, format, output: file };
};

function readTemplate(subject: SubjectName, values: Values): Request | string {
  const file = stringOf(values['output']);
  const language = stringOf(values['language']) ?? 'ar';
  if (language !== 'ar' && language !== 'en') return noneOf(language, ['ar', 'en']);
  const format = file === undefined ? 'csv' : formatOf(file);
  if (format === undefined || format === 'json') return `${file}: its name must end with .csv or .xlsx.`;
  return { command: 'template', subject, language, format, output: file };
}

const readImport: Reader = ([name = '', file, ...more], values) => {
  if (!isSubjectName(name)) return noneOf(name, SUBJECT_NAMES);
  if (values['template']) return file === undefined ? readTemplate(name, values) : TOO_MUCH;
  if (more.length > 0) return TOO_MUCH;
  if (file === undefined) return 'Name the file.';
  if (formatOf(file) === undefined) return `${file}: its name must end with .csv, .json or .xlsx.`;
  if (values['complete'] && name === 'settings') return '--complete is for listings and articles.';
  return {
    command: 'import',
    subject: name,
    file,
    pictures: stringOf(values['pictures']),
    complete: values['complete'] === true,
    dryRun: values['dry-run'] === true,
  };
};

const act = (action: Action): Request => ({ command: 'act', action });

const readListings: Reader = ([verb = '', ...listings]) => {
  const change = LISTING_CHANGES.find((known) => known === verb);
  if (!change) return noneOf(verb, LISTING_CHANGES);
  return listings.length === 0 ? 'Name a listing.' : act({ name: 'listings', change, listings });
};

const wrongDay = (values: Values, names: readonly string[]) => {
  const wrong = names.find((name) => values[name] !== undefined && !isRealDay(String(values[name])));
  return wrong === undefined
    ? undefined
    : `--${wrong} is "${String(values[wrong])}"; it must be a day, 2026-11-25.`;
};

const isTime = (value: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

function readMove(reference: string, values: Values): Request | string {
  const [date, from, to] = ['date', 'at', 'until'].map((name) => stringOf(values[name]));
  if (date === undefined || from === undefined) return 'Say when: --date <day> --at <HH:MM>.';
  for (const time of [from, to])
    if (time !== undefined && !isTime(time)) return `"${time}" is no time; it must be of the form 16:30.`;
  return act({ name: 'move appointment', reference, date, from, to, anyway: values['anyway'] === true });
}

const readAppointments: Reader = ([verb = '', reference, ...more], values) => {
  const wrong = wrongDay(values, ['from', 'to', 'date']);
  if (wrong !== undefined) return wrong;
  if (verb === 'list') {
    if (reference !== undefined) return TOO_MUCH;
    return act({ name: 'list appointments', from: stringOf(values['from']), to: stringOf(values['to']) });
  }
  if (verb !== 'cancel' && verb !== 'move') return noneOf(verb, ['list', 'cancel', 'move']);
  if (reference === undefined) return 'Name the reference.';
  if (more.length > 0) return TOO_MUCH;
  return verb === 'cancel' ? act({ name: 'cancel appointment', reference }) : readMove(reference, values);
};

const readMessages: Reader = ([verb = '', ...more], values) => {
  if (verb !== 'list') return noneOf(verb, ['list']);
  if (more.length > 0) return TOO_MUCH;
  return wrongDay(values, ['since']) ?? act({ name: 'list messages', since: stringOf(values['since']) });
};

/** A number of days as `180d` or `180`; a text is why it is none. */
function readDays(option: string, given: string, such: number): number | string {
  const [, days] = /^(\d{1,5})d?$/.exec(given) ?? [];
  return days === undefined
    ? `--${option} is "${given}"; it must be a number of days, such as ${such}d.`
    : Number(days);
}

const readPurge: Reader = (positionals, values) => {
  if (positionals.length > 0) return TOO_MUCH;
  const days = readDays('older-than', stringOf(values['older-than']) ?? `${PURGE_DAYS}d`, PURGE_DAYS);
  return typeof days === 'string' ? days : act({ name: 'purge', days, dryRun: values['dry-run'] === true });
};

function readBackup(target: string, values: Values): Request | string {
  const keep = stringOf(values['keep']);
  if (keep === undefined) return { command: 'backup', target };
  if (target === '-') return '--keep is for a folder.';
  const keepDays = readDays('keep', keep, 30);
  return typeof keepDays === 'string' ? keepDays : { command: 'backup', target, keepDays };
}

const one =
  (what: string, make: (word: string, values: Values) => Request | string): Reader =>
  ([word, ...more], values) =>
    word === undefined ? `Name the ${what}.` : more.length > 0 ? TOO_MUCH : make(word, values);

const COMMANDS: Readonly<Record<CommandName, { options: Options; read: Reader }>> = {
  import: {
    options: {
      pictures: text,
      complete: flag,
      'dry-run': flag,
      template: flag,
      language: text,
      output,
    },
    read: readImport,
  },
  export: { options: { csv: flag, json: flag, xlsx: flag, output }, read: readExport },
  listings: { options: {}, read: readListings },
  appointments: {
    options: { from: text, to: text, date: text, at: text, until: text, anyway: flag },
    read: readAppointments,
  },
  messages: { options: { since: text }, read: readMessages },
  purge: { options: { 'older-than': text, 'dry-run': flag }, read: readPurge },
  backup: { options: { keep: text }, read: one('folder or file', readBackup) },
  restore: {
    options: { replace: flag },
    read: one('file', (file, values) => ({ command: 'restore', file, replace: values['replace'] === true })),
  },
  seed: { options: {}, read: (more) => (more.length > 0 ? TOO_MUCH : { command: 'seed' }) },
};

/** What the words after `npm run api --` ask for, or why they ask for nothing. */
export function readCommandLine([name = '', ...words]: readonly string[]): CommandLine {
  if (name === '--help' || name === '-h' || name === 'help')
    return { ok: true, request: { command: 'help', text: USAGE } };
  if (!isCommandName(name)) return { ok: false, reason: noneOf(name, Object.keys(USAGES)), usage: USAGE };
  const usage = USAGES[name];
  const { options, read } = COMMANDS[name];
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    if (values['help']) return { ok: true, request: { command: 'help', text: usage } };
    const request = read(positionals, values);
    return typeof request === 'string' ? { ok: false, reason: request, usage } : { ok: true, request };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error), usage };
  }
}
