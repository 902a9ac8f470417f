import { DEFAULT_LANGUAGE, isToastCommand, type Language, type Toast } from '@shared/contract';
import { createBus, type HostBus } from '../create-bus.ts';

/** A host's bus for tests, which notices every command that the contract does not know. */
export interface FakeBus extends HostBus {
  /** What was sent against the contract so far, each with where it was sent from. */
  readonly violations: readonly Error[];
}

/** Typed by the contract: a field that is added there must be named here. */
const TOAST_FIELDS: Readonly<Record<keyof Toast, true>> = {
  title: true,
  description: true,
  variant: true,
  duration: true,
};

const unknownFields = (value: unknown, known: readonly string[]) =>
  typeof value === 'object' && value !== null ? Object.keys(value).filter((key) => !known.includes(key)) : [];

/** What is wrong with a command, in words; undefined for one that the contract knows. */
function faultOf(command: unknown): string | undefined {
  if (!isToastCommand(command)) return 'the contract knows no such command';
  const unknown =
    'toast' in command
      ? [
          ...unknownFields(command, ['type', 'id', 'toast']),
          ...unknownFields(command.toast, Object.keys(TOAST_FIELDS)).map((field) => `toast.${field}`),
        ]
      : unknownFields(command, ['type', 'id']);
  if (unknown.length > 0) return `the contract gives "${command.type}" no ${unknown.join(', ')}`;
  return undefined;
}

const opened = new Set<{ violations: Error[] }>();

/** Fails with the first violation of any bus of this test file, and forgets all of them. */
export function expectContractKept(): void {
  const [violation] = [...opened].flatMap(({ violations }) => violations);
  for (const bus of opened) bus.violations.length = 0;
  if (violation) throw violation;
}

// A command is sent in an event handler, where a throw would be the handler's: the test fails at its end instead.
if (typeof afterEach === 'function') afterEach(expectContractKept);

/**
 * The one fake of the bus: it does what the real one does, and a command that the contract (`@shared/contract`,
 * `ToastCommand`) does not know fails the test in which it was sent.
 * @param language where it starts; Arabic when left out
 */
export function createFakeBus(language: Language = DEFAULT_LANGUAGE): FakeBus {
  const bus = createBus(language);
  const violations: Error[] = [];
  opened.add({ violations });
  return {
    ...bus,
    violations,
    sendToast(command) {
      const fault = faultOf(command);
      if (fault !== undefined)
        violations.push(
          new Error(`A remote sent over the bus ${JSON.stringify(command)}: ${fault} (see ToastCommand).`),
        );
      bus.sendToast(command);
    },
  };
}
