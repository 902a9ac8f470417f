/** Reserved names and a number that nobody holds: a demo must not ring at a stranger's. */
export const SAMPLE_SETTINGS = {
  phone: '+966500000000',
  email: 'info@example.com',
  address: 'حي الملقا، الرياض، المملكة العربية السعودية',
  socialMedia: {
    linkedin: 'https://www.example.com/linkedin',
    facebook: 'https://www.example.com/facebook',
    instagram: 'https://www.example.com/instagram',
    twitter: 'https://www.example.com/twitter',
    whatsapp: '+966500000000',
    tiktok: 'https://www.example.com/tiktok',
  },
};
