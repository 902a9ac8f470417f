import type { Language } from '@shared/contract';
import type { Action } from '../commands.ts';
import type { ReleaseRole } from '../view.ts';

/** The words of the page of releases. What commands and commits say is theirs, in English, as are the reasons in the history. */
export interface Words {
  title: string;
  lead: string;
  home: string;
  skip: string;
  otherLanguage: string;
  signOut: string;
  refresh: string;
  asOf: string;
  contents: string;
  overview: Readonly<Record<'live' | 'canaries' | 'held' | 'misfits' | 'errors', string>>;
  covers: string;
  coversVitals: string;
  coversErrors: Readonly<Record<'together' | 'here' | 'elsewhere' | 'unreadable', string>>;
  roles: Readonly<Record<ReleaseRole, string>>;
  /** Before a moment. */
  since: Readonly<Record<ReleaseRole, string>>;
  by: string;
  built: string;
  commit: string;
  dirty: string;
  rendering: Readonly<Record<'server' | 'paused' | 'browser', string>>;
  contract: string;
  accepts: string;
  fits: {
    title: string;
    lead: string;
    release: string;
    shell: string;
    kinds: Readonly<Record<'fits' | 'breaks' | 'note' | 'apart' | 'itself', string>>;
    allFit: string;
    breaks: string;
    notes: string;
    moves: string;
  };
  releases: string;
  noRelease: string;
  moreEarlier: string;
  problem: string;
  changes: string;
  changesMore: string;
  look: string;
  vitals: {
    title: string;
    names: Readonly<Record<'LCP' | 'INP' | 'CLS', string>>;
    measure: string;
    ratings: Readonly<Record<'good' | 'fair' | 'poor', string>>;
    visits: string;
    none: string;
    noVisits: string;
    p75: string;
    hourAgo: string;
    now: string;
  };
  errors: {
    title: string;
    none: string;
    elsewhere: string;
    unreadable: string;
    unknownPlace: string;
    on: string;
    last: string;
    more: string;
    asBuilt: string;
    ofRelease: string;
  };
  judge: {
    title: string;
    verdicts: Readonly<Record<'worse' | 'good' | 'undecided' | 'too few' | 'off', string>>;
    measures: Readonly<
      Record<
        'errors' | 'failedLoads' | 'mismatches' | 'fallbacks' | 'LCP' | 'INP' | 'CLS' | 'leftovers',
        string
      >
    >;
    measure: string;
    canary: string;
    live: string;
    says: string;
    evidence: string;
    withdrawn: string;
    auto: string;
    counted: Readonly<Record<'together' | 'alone', string>>;
    details: string;
  };
  previews: { title: string; until: string; link: string; unnamed: string };
  history: {
    title: string;
    columns: Readonly<Record<'when' | 'what' | 'release' | 'who' | 'reason', string>>;
    unnamed: string;
    unreadable: string;
    what: Readonly<Record<string, string>>;
  };
  commands: string;
  actions: Readonly<Record<Action, string>>;
  copy: string;
  copied: string;
  shell: string;
  signIn: {
    title: string;
    lead: string;
    token: string;
    button: string;
    wrong: string;
    limited: string;
  };
}

const ar: Words = {
  title: 'الإصدارات',
  lead: 'ما الذي يراه الزوار من كل جزء من الموقع، وما الذي ينتظر، وكيف حاله. هذه الصفحة للقراءة فقط، ولكل إجراء أمره الجاهز للنسخ.',
  home: 'الموقع',
  skip: 'انتقل إلى المحتوى',
  otherLanguage: 'English',
  signOut: 'تسجيل الخروج',
  refresh: 'تحديث',
  asOf: 'كما في',
  contents: 'الأجزاء',
  overview: {
    live: 'أجزاء تعمل',
    canaries: 'إصدارات تجريبية',
    held: 'إصدارات محجوزة',
    misfits: 'تعارضات في العقد',
    errors: 'أخطاء في آخر ساعة',
  },
  covers: 'ما تشمله الأرقام',
  coversVitals: 'مؤشرات الأداء من زوار هذا الخادم وحده خلال آخر ستين دقيقة، وتبدأ من جديد عند إعادة تشغيله.',
  coversErrors: {
    together: 'الأخطاء من جميع الخوادم، محفوظة ثلاثين يومًا.',
    here: 'الأخطاء من هذا الخادم وحده، محفوظة ثلاثين يومًا.',
    elsewhere: 'تُرسل الأخطاء إلى خدمة أخرى، ولا يُحفظ منها شيء هنا.',
    unreadable: 'تعذّرت قراءة الأخطاء الآن.',
  },
  roles: { live: 'منشور', canary: 'تجريبي', refused: 'مرفوض', held: 'محجوز', earlier: 'سابق' },
  since: {
    live: 'نُشر',
    canary: 'بدأت تجربته',
    refused: 'أُعلن',
    held: 'حُجز',
    earlier: 'استُبدل',
  },
  by: 'بواسطة',
  built: 'بُني',
  commit: 'الإيداع',
  dirty: 'مع تعديلات لم تُودَع',
  rendering: {
    server: 'يُعرض من الخادم',
    paused: 'أوقف الخادم عرضه مؤقتًا بعد أخطاء متتالية',
    browser: 'يُعرض في المتصفح',
  },
  contract: 'العقد',
  accepts: 'يقبل',
  fits: {
    title: 'من يتوافق مع من',
    lead: 'كل إصدار أمام الغلاف، وأمام ما يراه الزوار من الأجزاء الأخرى.',
    release: 'الإصدار',
    shell: 'الغلاف',
    kinds: {
      fits: 'متوافق',
      breaks: 'متعارض',
      note: 'ملاحظة',
      apart: 'لا صلة بينهما',
      itself: 'الجزء نفسه',
    },
    allFit: 'كل الإصدارات متوافقة.',
    breaks: 'تعارض',
    notes: 'ملاحظات لا تعطّل شيئًا',
    moves: 'من عليه أن يتحرك:',
  },
  releases: 'الإصدارات',
  noRelease: 'لا يُعرف له أي إصدار.',
  moreEarlier: 'إصدارات سابقة أخرى:',
  problem: 'مشكلة',
  changes: 'ما الجديد فيه',
  changesMore: 'إيداعات أخرى:',
  look: 'شاهد الموقع بهذا الإصدار',
  vitals: {
    title: 'تجربة الزوار في آخر ساعة',
    names: { LCP: 'ظهور أكبر عنصر', INP: 'سرعة الاستجابة', CLS: 'ثبات الصفحة' },
    measure: 'المؤشر',
    ratings: { good: 'جيد', fair: 'يحتاج إلى تحسين', poor: 'ضعيف' },
    visits: 'زيارات',
    none: 'لا زيارات بعد',
    noVisits: 'لا زيارات في آخر ساعة.',
    p75: 'عند المئين 75',
    hourAgo: 'قبل ساعة',
    now: 'الآن',
  },
  errors: {
    title: 'الأخطاء',
    none: 'لا أخطاء محفوظة.',
    elsewhere: 'تُرسل الأخطاء إلى خدمة أخرى.',
    unreadable: 'تعذّرت قراءة الأخطاء الآن.',
    unknownPlace: 'في موضع غير معروف',
    on: 'في',
    last: 'آخر مرة',
    more: 'مجموعات أخرى:',
    asBuilt: 'كما بُني',
    ofRelease: 'أخطاء',
  },
  judge: {
    title: 'حكم المقارنة',
    verdicts: {
      worse: 'أسوأ',
      good: 'جيد',
      undecided: 'لم يُحسم بعد',
      'too few': 'زيارات قليلة',
      off: 'لا يُقارن',
    },
    measures: {
      errors: 'أخطاء',
      failedLoads: 'ملفات لم تصل',
      mismatches: 'اختلاف عن عرض الخادم',
      fallbacks: 'تعذّر العرض من الخادم',
      LCP: 'ظهور أكبر عنصر',
      INP: 'سرعة الاستجابة',
      CLS: 'ثبات الصفحة',
      leftovers: 'بقايا بعد مغادرة القسم',
    },
    measure: 'المقياس',
    canary: 'التجريبي',
    live: 'المنشور',
    says: 'الحكم',
    evidence: 'الدليل',
    withdrawn: 'سُحب من الزوار',
    auto: 'يُنشر تلقائيًا عندما يثبت أنه جيد',
    counted: { together: 'من جميع الخوادم', alone: 'من هذا الخادم وحده' },
    details: 'المقاييس واحدًا واحدًا',
  },
  previews: {
    title: 'المعاينات',
    until: 'حتى',
    link: 'رابط المعاينة سرّي ولا يُحفظ في أي مكان: هو عند من أعدّها، ومن فقده يُعدّ معاينة جديدة برابط جديد.',
    unnamed: 'معاينة',
  },
  history: {
    title: 'السجل',
    columns: { when: 'متى', what: 'ماذا', release: 'الإصدار', who: 'من', reason: 'السبب' },
    unnamed:
      'لم يُحدَّد لهذا الخادم مكان سجل هذه الإصدارات، فلا يعرف المحجوز منها ولا من نشر ولا لماذا. تحدده المتغيّرات:',
    unreadable: 'تعذّرت قراءة سجل الإصدارات الآن.',
    what: {
      live: 'نُشر',
      held: 'حُجز',
      'rolled back': 'رجوع إليه',
      canary: 'تجريبي',
      'canary ended': 'انتهت تجربته',
      promoted: 'عُمّم',
      cleaned: 'تنظيف',
      preview: 'معاينة',
      previewEnded: 'انتهت معاينة',
    },
  },
  commands: 'أوامر هذا الجزء',
  actions: {
    release: 'نشر إصدار جديد',
    hold: 'بناء إصدار وحجزه',
    preview: 'معاينة الفرع الحالي برابط',
    previewAgain: 'معاينة جديدة برابط جديد',
    previewEnd: 'إنهاء المعاينة',
    rollback: 'الرجوع إلى الإصدار السابق',
    rollbackTo: 'الرجوع إلى هذا الإصدار',
    canary: 'إعطاؤه لـ 10% من الزوار',
    canaryMore: 'توسيع حصته',
    canaryEnd: 'إنهاء التجربة',
    promote: 'تعميمه على جميع الزوار',
    errors: 'كل الأخطاء',
    history: 'السجل كاملًا',
    contract: 'فحص التوافق',
    changes: 'ما الذي تغيّر',
    site: 'لتعمل الأوامر على هذا الموقع',
    releaseShell: 'بناء إصدار جديد من الغلاف',
    errorsOfShell: 'كل أخطاء الغلاف',
  },
  copy: 'نسخ',
  copied: 'نُسخ الأمر',
  shell: 'الغلاف',
  signIn: {
    title: 'صفحة الإصدارات',
    lead: 'هذه الصفحة لمن ينشر إصدارات الموقع. أدخل الرمز الذي لديك من مشغّل الموقع.',
    token: 'الرمز',
    button: 'دخول',
    wrong: 'الرمز غير صحيح. تحقق منه وأعد المحاولة.',
    limited: 'محاولات خاطئة كثيرة. انتظر دقيقة ثم أعد المحاولة.',
  },
};

const en: Words = {
  title: 'Releases',
  lead: 'What visitors have of each part of the site, what is waiting, and how it is doing. This page only reads; each action has its command, ready to copy.',
  home: 'The site',
  skip: 'Skip to content',
  otherLanguage: 'العربية',
  signOut: 'Sign out',
  refresh: 'Refresh',
  asOf: 'As of',
  contents: 'Parts',
  overview: {
    live: 'Parts live',
    canaries: 'Canaries',
    held: 'Held releases',
    misfits: 'Broken contracts',
    errors: 'Errors in the last hour',
  },
  covers: 'What the figures cover',
  coversVitals:
    'Vitals are of this server’s visitors in the last sixty minutes, and begin anew when it is restarted.',
  coversErrors: {
    together: 'Errors are of all servers, kept for thirty days.',
    here: 'Errors are of this server alone, kept for thirty days.',
    elsewhere: 'Errors are handed on to another service; none are kept here.',
    unreadable: 'Errors cannot be read right now.',
  },
  roles: { live: 'Live', canary: 'Canary', refused: 'Refused', held: 'Held', earlier: 'Earlier' },
  since: {
    live: 'went live',
    canary: 'became a canary',
    refused: 'named',
    held: 'held back',
    earlier: 'replaced',
  },
  by: 'by',
  built: 'built',
  commit: 'commit',
  dirty: 'with changes in no commit',
  rendering: {
    server: 'rendered on the server',
    paused: 'not rendered on the server for a while, after faults in a row',
    browser: 'rendered in the browser',
  },
  contract: 'Contract',
  accepts: 'accepts',
  fits: {
    title: 'Who fits whom',
    lead: 'Each release with the shell, and with what visitors get of the other parts.',
    release: 'Release',
    shell: 'Shell',
    kinds: {
      fits: 'Fits',
      breaks: 'Breaks',
      note: 'Note',
      apart: 'No dealings',
      itself: 'The same part',
    },
    allFit: 'Everything fits.',
    breaks: 'Breaks',
    notes: 'Notes that break nothing',
    moves: 'Who has to move:',
  },
  releases: 'Releases',
  noRelease: 'No release of it is known.',
  moreEarlier: 'Further earlier releases:',
  problem: 'Problem',
  changes: 'What is new in it',
  changesMore: 'Further commits:',
  look: 'See the site with this release',
  vitals: {
    title: 'What visitors had in the last hour',
    names: { LCP: 'Largest element shown', INP: 'Answer to a press', CLS: 'Layout shift' },
    measure: 'Measure',
    ratings: { good: 'good', fair: 'needs work', poor: 'poor' },
    visits: 'visits',
    none: 'no visits yet',
    noVisits: 'No visits in the last hour.',
    p75: '75th percentile',
    hourAgo: '1 h ago',
    now: 'now',
  },
  errors: {
    title: 'Errors',
    none: 'No errors are kept.',
    elsewhere: 'Errors are handed on to another service.',
    unreadable: 'Errors cannot be read right now.',
    unknownPlace: 'at an unknown place',
    on: 'on',
    last: 'last',
    more: 'Further groups:',
    asBuilt: 'as built',
    ofRelease: 'errors',
  },
  judge: {
    title: 'The judge’s word',
    verdicts: {
      worse: 'worse',
      good: 'good',
      undecided: 'undecided',
      'too few': 'too few visits',
      off: 'not compared',
    },
    measures: {
      errors: 'Errors',
      failedLoads: 'Scripts that did not come',
      mismatches: 'Hydration mismatches',
      fallbacks: 'Not rendered on the server',
      LCP: 'Largest element shown',
      INP: 'Answer to a press',
      CLS: 'Layout shift',
      leftovers: 'Left on the page',
    },
    measure: 'Measure',
    canary: 'Canary',
    live: 'Live',
    says: 'Verdict',
    evidence: 'Evidence',
    withdrawn: 'withdrawn from visitors',
    auto: 'goes live by itself once it is good',
    counted: { together: 'of all servers', alone: 'of this server alone' },
    details: 'Measure by measure',
  },
  previews: {
    title: 'Previews',
    until: 'until',
    link: 'A preview’s link is a secret that is kept nowhere: whoever made it has it, and who has lost it makes the preview anew, with a new link.',
    unnamed: 'A preview',
  },
  history: {
    title: 'History',
    columns: { when: 'When', what: 'What', release: 'Release', who: 'Who', reason: 'Reason' },
    unnamed:
      'This server was not told where the log of these releases is: it knows neither what is held, nor who released and why. Named by',
    unreadable: 'The log of releases cannot be read right now.',
    what: {
      live: 'went live',
      held: 'held',
      'rolled back': 'rolled back to',
      canary: 'canary',
      'canary ended': 'canary ended',
      promoted: 'promoted',
      cleaned: 'cleaned',
      preview: 'preview of',
      previewEnded: 'preview ended:',
    },
  },
  commands: 'Commands of this part',
  actions: {
    release: 'Release what is checked out',
    hold: 'Build it and hold it back',
    preview: 'Preview this branch by a link',
    previewAgain: 'Preview it anew, with a new link',
    previewEnd: 'End the preview',
    rollback: 'Go back to the release before',
    rollbackTo: 'Go back to this one',
    canary: 'Give it to 10% of the visitors',
    canaryMore: 'Widen its share',
    canaryEnd: 'End the canary',
    promote: 'Give it to everybody',
    errors: 'All errors',
    history: 'The whole history',
    contract: 'Check the contract',
    changes: 'What changed',
    site: 'So that commands ask this site',
    releaseShell: 'Build a new shell',
    errorsOfShell: 'All errors of the shell',
  },
  copy: 'Copy',
  copied: 'Command copied',
  shell: 'Shell',
  signIn: {
    title: 'Releases',
    lead: 'This page is for those who release parts of the site. Enter the token that whoever runs the site has given you.',
    token: 'Token',
    button: 'Sign in',
    wrong: 'That is not the token. Check it and try again.',
    limited: 'Too many wrong tries. Wait a minute and try again.',
  },
};

export const WORDS: Readonly<Record<Language, Words>> = { ar, en };
