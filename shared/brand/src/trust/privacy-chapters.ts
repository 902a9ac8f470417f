import type { BrandLanguage } from '../language.ts';
import { mapBase, type MapBase } from '../map-base.ts';
import { daysText, KEPT_DAYS, LOG_DAYS } from './kept-days.ts';
import type { ChapterTexts, PublishedTexts } from './statement.ts';

const kept = daysText(KEPT_DAYS);
const logged = daysText(LOG_DAYS);

const labels = {
  ar: { take: 'ما نأخذه', why: 'لماذا', keep: 'مدة الاحتفاظ' },
  en: { take: 'What we take', why: 'Why', keep: 'How long' },
} as const;

const matter = (language: 'ar' | 'en', name: string, take: string, why: string, keep: string) => ({
  name,
  lines: [
    { label: labels[language].take, text: take },
    { label: labels[language].why, text: why },
    { label: labels[language].keep, text: keep },
  ],
});

/** Hosts that a browser which opens the map of results asks beside the site; none where the site draws what it stands on. */
function mapHosts({ style, origins }: MapBase): string[] {
  if (style === undefined) return [];
  return [...new Set([style, ...origins].map((address) => new URL(address).host))];
}

/** What those hosts learn of a visitor, as points of a list. */
function ofMapHosts(base: MapBase, language: BrandLanguage): string[] {
  const hosts = mapHosts(base);
  if (hosts.length === 0) return [];
  const named = new Intl.ListFormat(language).format(hosts);
  return [
    language === 'ar'
      ? `خريطة صفحة الخريطة تأتي قطعةً قطعة من ${named} وأنت تنظر إليها. يُرى هناك عنوانك على الشبكة، ومتصفحك، والمنطقة التي تنظر إليها.`
      : `The map on the map page comes piece by piece from ${named} as you look at it. There your network address, your browser and the area that you look at are seen.`,
  ];
}

const DATA_AUTHORITY = 'https://dgp.sdaia.gov.sa/';

const arabicWith = (base: MapBase): ChapterTexts => ({
  short: {
    passages: [
      {
        points: [
          'تتصفح الموقع كله من غير أن تعرّفنا بنفسك.',
          'ما تكتبه في النماذج يصل إلى فريقنا وحده، ولا نستعمله إلا للرد عليك.',
          `نحذف ما أرسلته بعد ${kept.ar}.`,
          'لا إعلانات هنا، ولا أدوات تتبّع، ولا حسابات للزوار.',
        ],
      },
    ],
  },
  forms: {
    passages: [
      {
        matters: [
          matter(
            'ar',
            'رسالة من صفحة التواصل',
            'اسمك، وبريدك الإلكتروني، وموضوع الرسالة ونصها.',
            'لنقرأ رسالتك ونرد عليها.',
            `${kept.ar} من يوم وصولها.`,
          ),
          matter(
            'ar',
            'موعد معاينة',
            'اسمك، ورقم جوالك، واليوم والوقت، والعقار الذي تريد معاينته.',
            'لنحجز الوقت باسمك، ونستقبلك، ونبلغك بأي تغيير.',
            `${kept.ar} من يوم الموعد، ويُحذف معه الرابط الخاص الذي تعدّل به الموعد أو تلغيه.`,
          ),
          matter(
            'ar',
            'طلب الانضمام وسيطًا',
            'اسمك، ورقم هاتفك، وسنوات خبرتك، وهل لديك رخصة وساطة عقارية.',
            'لندرس طلبك ونتواصل معك بشأنه.',
            `${kept.ar} من يوم وصوله.`,
          ),
        ],
      },
      'لا نأخذ في النماذج غير ما ذُكر هنا. وإن كنت لا تود الكتابة فاتصل بنا. وقد تبقى بياناتك في النسخ الاحتياطية مدة أطول قليلًا، إلى أن تُستبدل.',
      'ولئلا تغرقنا البرامج الآلية، نعدّ ما يصل في اليوم من كل عنوان على الشبكة. لا نحفظ العنوان نفسه، بل رمزًا لا يُستخرج منه العنوان، وينتهي مفتاحه بانتهاء اليوم.',
    ],
  },
  device: {
    passages: [
      {
        points: [
          'ملف تعريف ارتباط (كوكي) باللغة التي اخترتها، لمدة سنة، وآخر يذكر أن متصفحك يحتفظ بأجزاء من هذا الموقع، لمدة 30 يومًا، حتى لا تُرسل إليك مرة أخرى. وحين نجرّب إصدارًا جديدًا من الموقع، ملف ثالث برقم من 0 إلى 99 ترى به الإصدار نفسه في كل مرة، وعلامة في متصفحك بأنه أخبرنا كيف عمل ذلك الإصدار، حتى لا يخبرنا إلا مرة واحدة.',
          'المفضلة، وما قارنته أو شاهدته مؤخرًا من العقارات، والمقالات المحفوظة: في متصفحك، إلى أن تحذفها.',
          'عمليات البحث التي حفظتها، ومتى فتحت كلًّا منها آخر مرة، لنعلّم لك ما استجد فيها: في متصفحك، إلى أن تحذفها. ولعدّ الجديد يسأل متصفحك خوادمنا عنه مرة في الساعة على الأكثر، من غير ما يدل عليك.',
          'ما بدأت كتابته في نموذج: إلى أن ترسله أو تغلق الصفحة.',
          'صفحات فتحتها من قبل، لتفتح لك من غير اتصال بالشبكة.',
        ],
      },
      'لا يحمل شيء من هذا اسمك، وتحذفه كله متى شئت من إعدادات متصفحك.',
    ],
  },
  servers: {
    passages: [
      `كأي خادم على الإنترنت، تسجل خوادمنا عنوانك على الشبكة، والوقت، والصفحة المطلوبة. نحتاج إلى ذلك لتشغيل الموقع وحمايته، ونحذفه بعد ${logged.ar} على الأكثر.`,
      'ونقيس سرعة ظهور الصفحات، وما يبلّغ عنه المتصفح من أخطاء، من غير عنوانك ومن غير ما تكتبه.',
    ],
  },
  others: {
    passages: [
      {
        points: [
          'خريطة صفحة العقار تأتي من Google حين تقترب منها في الصفحة. ترى Google عندها عنوانك على الشبكة، وقد تحفظ ملفات تعريف ارتباط خاصة بها.',
          ...ofMapHosts(base, 'ar'),
          'قد تعرض المقالات صورًا من مواقع أخرى، فترى تلك المواقع عنوانك على الشبكة.',
          'واتساب وشبكات التواصل والخرائط والسجلات الرسمية لا تعلم بك إلا إذا فتحت روابطها.',
        ],
      },
      'لا نعطي ما ترسله إلينا لأحد، إلا من يشغّل خوادمنا نيابة عنا، أو حين يُلزمنا النظام بذلك.',
    ],
  },
  rights: {
    passages: [
      'يكفل لك نظام حماية البيانات الشخصية في المملكة العربية السعودية أن تعرف ما لدينا عنك، وأن تحصل على نسخة منه، وأن نصححه، وأن نحذفه قبل موعده. اطلب ذلك منا، ونرد عليك خلال 30 يومًا.',
      'وإن لم يُرضك ردنا، فلك أن تشكو إلى الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا).',
    ],
    link: { href: DATA_AUTHORITY, label: 'منصة حوكمة البيانات الوطنية' },
  },
  ask: {
    passages: ['اكتب إلينا أو اتصل بنا، واذكر الاسم والرقم أو البريد الذي أرسلت به، حتى نجد بياناتك.'],
    reachesUs: true,
  },
});

const englishWith = (base: MapBase): ChapterTexts => ({
  short: {
    passages: [
      {
        points: [
          'You can browse the whole site without telling us who you are.',
          'What you write in a form goes to our team alone, and is used only to answer you.',
          `We delete what you have sent after ${kept.en}.`,
          'There is no advertising here, no trackers, and no visitor accounts.',
        ],
      },
    ],
  },
  forms: {
    passages: [
      {
        matters: [
          matter(
            'en',
            'A message from the contact page',
            'Your name, your e-mail address, the subject and the message.',
            'To read your message and answer it.',
            `${kept.en} from the day it reached us.`,
          ),
          matter(
            'en',
            'A viewing appointment',
            'Your name, your mobile number, the day and time, and the property that you want to see.',
            'To hold the time in your name, to meet you, and to tell you of any change.',
            `${kept.en} from the day of the viewing. The private link by which you move or cancel it goes with it.`,
          ),
          matter(
            'en',
            'An application to join as a broker',
            'Your name, your phone number, your years of experience, and whether you hold a brokerage licence.',
            'To review your application and contact you about it.',
            `${kept.en} from the day it reached us.`,
          ),
        ],
      },
      'The forms take nothing but what is named here. If you would rather not write, call us. Backup copies may hold your data a little longer, until they are replaced.',
      'To keep robots from flooding us, we count how much comes from each network address in a day. We do not store the address, but a code from which it cannot be read, whose key ends with the day.',
    ],
  },
  device: {
    passages: [
      {
        points: [
          'A cookie with the language that you chose, for a year, and one that says that your browser holds parts of this site, for 30 days, so that they are not sent to you again. While we try out a new version of the site, a third with a number from 0 to 99, by which you see the same version each time, and in your browser a note that it has told us how that version went, so that it does so once.',
          'Your favourites, the properties that you compared or viewed last, and the articles that you saved: in your browser, until you remove them.',
          'The searches that you saved, and when you last opened each, so that we can mark what is new in them: in your browser, until you remove them. To count what is new your browser asks our servers once an hour at most, with nothing that tells who you are.',
          'What you have begun to write in a form: until you send it or close the page.',
          'Pages that you have opened before, so that they open without a network.',
        ],
      },
      'None of this carries your name, and you can delete all of it at any time in your browser’s settings.',
    ],
  },
  servers: {
    passages: [
      `Like any server on the internet, ours note your network address, the time, and the page that was asked for. We need that to run the site and to defend it, and delete it after ${logged.en} at most.`,
      'We also measure how fast pages appear, and note the errors that browsers report, without your address and without what you type.',
    ],
  },
  others: {
    passages: [
      {
        points: [
          'The map on a property’s page comes from Google, as you come near it on the page. Google then sees your network address, and may store cookies of its own.',
          ...ofMapHosts(base, 'en'),
          'Articles may show pictures from other sites, which then see your network address.',
          'WhatsApp, social networks, maps and public registries learn of you only when you open their links.',
        ],
      },
      'We give what you send us to nobody but those who run our servers for us, or where the law obliges us to.',
    ],
  },
  rights: {
    passages: [
      'The Personal Data Protection Law of Saudi Arabia entitles you to know what we hold about you, to have a copy of it, to have it corrected, and to have it deleted before its time. Ask us for it, and we respond within 30 days.',
      'If our response does not satisfy you, you may complain to the Saudi Data and Artificial Intelligence Authority (SDAIA).',
    ],
    link: { href: DATA_AUTHORITY, label: 'National Data Governance Platform' },
  },
  ask: {
    passages: [
      'Write to us or call us, and tell us the name and the number or e-mail address that you used, so that we find your data.',
    ],
    reachesUs: true,
  },
});

/** What the notice says where the map of results stands on this base. */
export const privacyChaptersWith = (base: MapBase): PublishedTexts => ({
  ar: arabicWith(base),
  en: englishWith(base),
});

/**
 * What the brokerage does with data of visitors. Have it read by whoever answers for that in your company. The day of a change
 * is said in `privacy.ts`.
 */
export const privacyChapters: PublishedTexts = privacyChaptersWith(mapBase);
