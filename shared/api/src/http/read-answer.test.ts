import { readAnswer } from './read-answer.ts';

const read = (body: unknown) => readAnswer('POST', 400, JSON.stringify(body));

it('has of a refusal its code and the fault of each field', () => {
  const error = { code: 'validation', message: 'No.', fields: { date: 'closed', toTime: 'too_long' } };
  expect(read({ error })).toEqual({
    ok: false,
    failure: {
      kind: 'status',
      status: 400,
      message: 'No.',
      code: 'validation',
      fields: { date: 'closed', toTime: 'too_long' },
    },
  });
});

it.each([
  [{ error: 'No.' }],
  [{ message: 'No.' }],
  [{ message: 'No.', error: { code: 7, fields: 'date' } }],
  [{ message: 'No.', error: { fields: { date: 7, toTime: {} } } }],
])('takes of %j what is a text', (body) => {
  expect(read(body)).toEqual({ ok: false, failure: { kind: 'status', status: 400, message: 'No.' } });
});

it('has no more fields than a form', () => {
  const fields = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`f${index}`, 'x']));
  const result = read({ error: { fields } });
  expect(!result.ok && result.failure.kind === 'status' && result.failure.fields).toHaveProperty('f0');
  expect(JSON.stringify(result).length).toBeLessThan(1000);
});
