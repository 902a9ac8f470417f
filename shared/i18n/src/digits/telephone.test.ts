import {
  callLink,
  groupedAsTyped,
  groupedTelephone,
  internationalDigits,
  telephoneDigits,
  telephoneOrText,
  whatsAppLink,
} from './telephone.ts';

it.each([
  ['+966 50 000 0000', '966500000000'],
  ['00966-500000000', '966500000000'],
  ['0500000000', '966500000000'],
  ['500000000', '966500000000'],
  ['٠٥٠٠٠٠٠٠٠٠', '966500000000'],
  ['۰۵۰۰۰۰۰۰۰۰', '966500000000'],
  ['\u202a+966 50 000 0000\u202c', '966500000000'],
  ['966500000000', '966500000000'],
  ['011 222 3333', '966112223333'],
  ['11 222 3333', '966112223333'],
  ['9200 00000', '966920000000'],
  ['800 000 0000', '9668000000000'],
  ['+965 5000 1111', '96550001111'],
  ['50001111', '96550001111'],
  ['+1 (202) 555-0100', '12025550100'],
])('%s is dialled as %s', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits);
});

it.each([
  ['+966 50-123 (4567)', '+966501234567'],
  ['00966 ٥٠ ١٢٣ ٤٥٦٧', '00966501234567'],
  ['050.123.4567', '0501234567'],
])('%s is sent as %s', (typed, sent) => expect(telephoneDigits(typed)).toBe(sent));

it.each([
  ['0501234567', '+966 50 123 4567'],
  ['٠٥٠١٢٣٤٥٦٧', '+966 50 123 4567'],
  ['+966112223333', '+966 11 222 3333'],
  ['+965 50001111', '+965 5000 1111'],
  ['+1 (202) 555-0100', '+1 (202) 555-0100'],
  ['9200 00000', '9200 00000'],
])('%s is shown as %s', (phone, shown) => expect(groupedTelephone(phone)).toBe(shown));

it.each([
  ['0501234567', '050 123 4567'],
  ['+966-50-123-4567', '+966 50 123 4567'],
  ['00966501234567', '00966 50 123 4567'],
  ['٠٥٠١٢٣٤٥٦٧', '050 123 4567'],
  ['(011) 222.3333', '011 222 3333'],
  ['501234567', '50 123 4567'],
  ['50001111', '5000 1111'],
  ['+96550001111', '+965 5000 1111'],
  ['+1 (202) 555-0100', '+1 (202) 555-0100'],
  ['0501234', '0501234'],
  ['call my office', 'call my office'],
  ['', ''],
])('%j is shown as %j when its field is left, and sent as before', (typed, shown) => {
  expect(groupedAsTyped(typed)).toBe(shown);
  expect(telephoneDigits(shown)).toBe(telephoneDigits(typed));
});

it.each([
  ['+965 2222-3333', '+96522223333'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', '0501234567'],
  ['(202) 555 0100', '2025550100'],
  ['0501234567 (mornings)', '0501234567 (mornings)'],
  ['تحويلة ١٢', 'تحويلة 12'],
])('%j is sent as %j where there is no rule', (typed, sent) => expect(telephoneOrText(typed)).toBe(sent));

it('makes links with digits and country code only', () => {
  expect(callLink('011 222 3333')).toBe('tel:+966112223333');
  expect(whatsAppLink('0500000000')).toBe('https://wa.me/966500000000');
  expect(whatsAppLink('0500000000', 'فيلا & شقة')).toBe(
    `https://wa.me/966500000000?text=${encodeURIComponent('فيلا & شقة')}`,
  );
});
