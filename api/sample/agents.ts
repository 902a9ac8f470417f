import type { Place } from './places.ts';

interface SampleAgent {
  name: string;
  name_en: string;
  languages: string[];
  picture: string;
}

/** People who do not exist, each with a portrait that is drawn. */
export const AGENTS: Readonly<Record<Place['country'], readonly [SampleAgent, ...SampleAgent[]]>> = {
  KW: [
    {
      name: 'سالم الناصر',
      name_en: 'Salem Al Nasser',
      languages: ['ar', 'en'],
      picture: 'pictures/agent-1-day.jpg',
    },
    {
      name: 'نورة الصالح',
      name_en: 'Noura Al Saleh',
      languages: ['ar', 'en'],
      picture: 'pictures/agent-2-day.jpg',
    },
    {
      name: 'يوسف حداد',
      name_en: 'Yousef Haddad',
      languages: ['ar', 'en', 'fr'],
      picture: 'pictures/agent-3-day.jpg',
    },
    {
      name: 'دانة العلي',
      name_en: 'Dana Al Ali',
      languages: ['ar', 'en'],
      picture: 'pictures/agent-4-day.jpg',
    },
  ],
  SA: [
    {
      name: 'خالد المنصور',
      name_en: 'Khalid Al Mansour',
      languages: ['ar'],
      picture: 'pictures/agent-5-day.jpg',
    },
    {
      name: 'ريم الحسن',
      name_en: 'Reem Al Hassan',
      languages: ['ar', 'en', 'fr'],
      picture: 'pictures/agent-6-day.jpg',
    },
    {
      name: 'عبدالرحمن السالم',
      name_en: 'Abdulrahman Al Salem',
      languages: ['ar', 'en', 'ur'],
      picture: 'pictures/agent-7-day.jpg',
    },
    {
      name: 'هند القاسم',
      name_en: 'Hind Al Qasim',
      languages: ['ar', 'en'],
      picture: 'pictures/agent-8-day.jpg',
    },
  ],
};
