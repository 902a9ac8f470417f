import type { ChapterTexts, PublishedTexts } from './statement.ts';

const GUIDELINES = 'https://www.w3.org/TR/WCAG22/';

const arabic: ChapterTexts = {
  aim: {
    passages: [
      'نعمل وفق إرشادات إتاحة محتوى الويب (WCAG) بإصدارها 2.2 ومستواها AA. ما يرد هنا من اختبارات أجريناها نحن، ولم تراجع الموقع بعد جهة مستقلة.',
    ],
    link: { href: GUIDELINES, label: 'نص الإرشادات' },
  },
  made: {
    passages: [
      {
        points: [
          'بالعربية من اليمين إلى اليسار أولًا، وبالإنجليزية مثلها تمامًا.',
          'كل ما يُضغط يعمل بلوحة المفاتيح، ويظهر موضعك دائمًا، وأول رابط في كل صفحة يقفز إلى المحتوى.',
          'كل خطأ في نموذج يُقال عند حقله، وفي ملخص ينتقل إليه التركيز.',
          'يتبع إعدادات جهازك: الألوان الداكنة، وحجم الخط، وتقليل الحركة، والألوان عالية التباين.',
        ],
      },
    ],
  },
  tested: {
    passages: [
      'تُجري برامجنا هذه الاختبارات، ومعظمها في متصفح حقيقي، ولا يُنشر تغيير يسقط فيها:',
      {
        points: [
          'كل صفحة بأداة axe، بالعربية والإنجليزية، وبالألوان الفاتحة والداكنة: لا ملاحظة جسيمة ولا حرجة.',
          'لوحة المفاتيح وحدها على شاشة هاتف: تبديل اللغة، وفتح القائمة، والبحث في العقارات، وفتح عقار، وإرسال رسالة.',
          'الخط بمرة ونصف وبضعف حجمه على شاشة هاتف، في كل صفحة، وبمرة ونصف والهاتف على جنبه: لا شيء يتحرك جانبًا، ولا كلام يُقطع، وما يبقى ثابتًا يترك معظم الشاشة للصفحة.',
          'كل صفحة، وما يفتحه الزائر على الهاتف من قائمة وتصفية وصور وأخطاء نموذج وإشعار ومقارنة وحجز، مع مباعدة الحروف والأسطر، والتكبير إلى أربعة أضعاف، والألوان التي يختارها النظام، ومن غير حركة: لا كلام يُقطع، ولا حقل تضيع حدوده.',
          'من غير JavaScript: القوائم وصفحة العقار والمقال تُقرأ كاملة.',
          'تباين كل لون من ألوان النصوص مع ما تحته، في الألوان الفاتحة والداكنة.',
        ],
      },
    ],
  },
  untested: {
    passages: [
      {
        points: [
          'قارئات الشاشة مع من يعتمدون عليها كل يوم.',
          'التحكم بالصوت: راعيناه في التصميم، ولا يختبره برنامج بعد.',
        ],
      },
    ],
  },
  limits: {
    passages: [
      {
        points: [
          'الخريطة في صفحة العقار من Google ولا نتحكم فيها. المكان مكتوب بجانبها، ومعه رابط يفتحها وحدها.',
          'صور العقارات تُوصف لقارئ الشاشة باسم العقار ورقم الصورة، لا بما يظهر فيها.',
          'صور المقالات تُوصف بما كتبه الكاتب، وقد لا يكون كتب شيئًا.',
        ],
      },
    ],
  },
  tell: {
    passages: [
      'اكتب إلينا أو اتصل بنا، واذكر عنوان الصفحة وما تستعمله من متصفح أو برنامج وما حدث. نرد عليك خلال 24 ساعة، ونعطيك ما تحتاج إليه بطريقة أخرى.',
    ],
    reachesUs: true,
  },
};

const english: ChapterTexts = {
  aim: {
    passages: [
      'We work to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. The tests named here are our own: nobody independent has reviewed the site yet.',
    ],
    link: { href: GUIDELINES, label: 'The guidelines' },
  },
  made: {
    passages: [
      {
        points: [
          'In Arabic from right to left first, and in English just the same.',
          'Whatever can be pressed works from the keyboard, where you are is always visible, and the first link of each page skips to the content.',
          'A mistake in a form is said at its field, and in a summary that takes the focus.',
          'It follows your device: dark colours, text size, less motion, and high-contrast colours.',
        ],
      },
    ],
  },
  tested: {
    passages: [
      'Programs run these tests, most of them in a real browser, and no change is published that fails them:',
      {
        points: [
          'Every page with axe, in Arabic and in English, in light and dark colours: no serious or critical finding.',
          'The keyboard alone, on a phone’s screen: switching the language, opening the menu, searching properties, opening one, sending a message.',
          'Text half as large again and twice as large on a phone’s screen, on every page, and half as large again with the phone on its side: nothing moves sideways, no words are cut off, and what stands still leaves most of the screen to the page.',
          'Every page, and what is opened on a phone, from the menu, the filters and large pictures to a form’s mistakes, a notice, a comparison and a booking, with text spaced out, at four times the size, in colours that the system chooses, and without motion: no words are cut off, and no field loses its edges.',
          'Without JavaScript: lists, a property’s page and an article can be read.',
          'The contrast of each colour of text with what is under it, in light and dark colours.',
        ],
      },
    ],
  },
  untested: {
    passages: [
      {
        points: [
          'Screen readers, together with people who rely on them every day.',
          'Voice control: it is provided for, and no program tests it yet.',
        ],
      },
    ],
  },
  limits: {
    passages: [
      {
        points: [
          'The map on a property’s page is Google’s, and not in our hands. The place stands beside it in words, with a link that opens the map by itself.',
          'Pictures of properties are described to screen readers by the property’s name and the picture’s number, not by what they show.',
          'Pictures in articles are described as their author wrote, who may have written nothing.',
        ],
      },
    ],
  },
  tell: {
    passages: [
      'Write to us or call us, with the page’s address, the browser or program that you use, and what happened. We respond within 24 hours, and give you what you need in another way.',
    ],
    reachesUs: true,
  },
};

/** How accessible the site is. What it says of tests is what `npm test` does: whoever adds or drops one says it here, and the day of it in `accessibility.ts`. */
export const accessibilityChapters: PublishedTexts = { ar: arabic, en: english };
