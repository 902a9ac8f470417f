import { localTime } from '../config/viewing-hours.ts';
import type { SheetName } from '../export/export-submissions.ts';
import type { RunningApi } from './start-api.ts';

/** The API of a test, its environment, and its end. */
export interface ApiUnderTest {
  api: RunningApi;
  variables: Readonly<Record<string, string>>;
  end(): Promise<void>;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: {
    data?: unknown;
    total?: number;
    available?: boolean;
    error?: { code: string; message: string; fields?: Record<string, string> };
  };
}

/** How a test speaks to the API. */
export interface ApiClient {
  call(path: string, init?: RequestInit): Promise<Answer>;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Rows of an export as the command makes it, without the heading. */
  exported(sheet: SheetName): Promise<string[][]>;
  /** The same by the command itself, which takes a process of its own. */
  exportedByCommand(sheet: SheetName): Promise<string[][]>;
}

/**
 * So many days from today on, by the calendar of the brokerage, which is on the next day already when UTC's has three hours
 * left; every test books on its own.
 */
export const dayAhead = (days: number) =>
  localTime('Asia/Riyadh', new Date(Date.now() + days * 86_400_000)).slice(0, 10);

/** The first working day (5 is Friday) from so many days ahead on. */
export function openDayAhead(days: number): string {
  const date = dayAhead(days);
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 5 ? dayAhead(days + 1) : date;
}

export const BOOKING = { name: 'محمد العتيبي', phone: '0512345678', fromTime: '10:00', toTime: '10:30' };
export const MESSAGE = {
  name: 'Sara',
  email: 'sara@example.com',
  subject: 'general',
  message: 'Is the villa still free?',
};
export const APPLICATION = { name: 'Sara', phone: '0512345678', experience: '0', license: false };

/** Cells of a CSV file whose every cell is quoted, without the byte order mark and the heading. */
export const rowsOf = (csv: string): string[][] =>
  csv
    .slice(csv.indexOf('\r\n') + 2)
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(1, -1).split('","'));
