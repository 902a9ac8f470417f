import { createFakeBus, expectContractKept } from './fake-bus.ts';

const send = (command: string) => {
  const bus = createFakeBus('ar');
  bus.sendToast(JSON.parse(command));
  return bus;
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('starts in Arabic and switches language like the real one', () => {
  const bus = createFakeBus();
  expect(bus.language$.value).toBe('ar');
  bus.switchLanguage('en');
  expect(bus.language$.value).toBe('en');
});

describe('a bus that knows the contract (specification, section 4)', () => {
  it.each([
    '{ "type": "add", "id": "1", "toast": { "title": "تم", "variant": "destructive", "duration": 10 } }',
    '{ "type": "update", "id": "1", "toast": { "title": "Sent" } }',
    '{ "type": "dismiss" }',
    '{ "type": "remove", "id": "1" }',
  ])('passes %s on', (command) => {
    const bus = createFakeBus('ar');
    const heard = jest.fn();
    bus.toasts$.subscribe(heard);
    bus.sendToast(JSON.parse(command));
    expect(heard).toHaveBeenCalledWith(JSON.parse(command));
    expect(bus.violations).toEqual([]);
    expect(expectContractKept).not.toThrow();
  });

  it.each([
    ['{ "type": "shout" }', 'the contract knows no such command'],
    ['{ "type": "add", "id": "1", "toast": {} }', 'the contract knows no such command'],
    ['{ "type": "dismiss", "all": true }', 'the contract gives "dismiss" no all'],
    [
      '{ "type": "add", "id": "1", "toast": { "title": "x", "colour": "red" } }',
      'the contract gives "add" no toast.colour',
    ],
  ])('fails the test that sends %s', (command, fault) => {
    send(command);
    expect(expectContractKept).toThrow(fault);
    // Told once: what comes after is not failed by it again.
    expect(expectContractKept).not.toThrow();
  });

  it('says what was sent and where to look', () => {
    const { violations } = send('{ "type": "shout", "text": "ع" }');
    const [violation] = violations;
    expect(violation?.message).toBe(
      'A remote sent over the bus {"type":"shout","text":"ع"}: the contract knows no such command (see ToastCommand).',
    );
    expect(expectContractKept).toThrow('the contract knows no such command');
  });
});
