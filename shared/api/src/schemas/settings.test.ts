import { readSettings } from './settings.ts';

it('keeps what is right', () => {
  const settings = {
    phone: '+966 11 000 0000',
    email: 'info@example.com',
    address: 'الرياض، حي الملقا',
    socialMedia: { linkedin: 'https://linkedin.example/in/x', whatsapp: '+966512345678' },
  };
  expect(readSettings(settings)).toEqual(settings);
});

it('mends halves of characters', () => {
  expect(readSettings({ phone: '1\uD83C', email: 'a@b\uD83C', address: '\uDF00' })).toEqual({
    phone: '1\uFFFD',
    email: 'a@b\uFFFD',
    address: '\uFFFD',
    socialMedia: {},
  });
});

it('adds the scheme that owners leave out', () => {
  expect(readSettings({ socialMedia: { instagram: 'instagram.com/x' } })?.socialMedia).toEqual({
    instagram: 'https://instagram.com/x',
  });
});

it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,1', 'x', 5, {}, null])(
  'drops the profile %j',
  (profile) => {
    const settings = readSettings({ socialMedia: { facebook: profile, tiktok: profile } });
    expect(settings).toEqual({ socialMedia: {} });
  },
);

it('drops wrong fields and survives rubbish', () => {
  expect(readSettings({ phone: {}, email: 'nobody', address: 7, socialMedia: 'none' })).toEqual({
    socialMedia: {},
  });
  expect(readSettings([])).toBeUndefined();
  expect(readSettings('x')).toBeUndefined();
});
