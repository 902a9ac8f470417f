import type { ProblemOf } from './contract-problem.ts';
import { sayFault, type FaultWords, type ProblemWords } from './problem-words.ts';
import { said } from './said.ts';

const label = ({ name, version }: { name: string; version: string }) => `${name} ${version}`;
const isShell = (placer: string) => placer === 'shell';

const FAULTS: FaultWords = {
  'route without a title': (release, fault) => said`لا يذكر ${release} عنوانًا لصفحته ${fault.path}.`,
  'route of no pattern': (release, fault) =>
    said`في ${release} مسار مكتوب «${fault.path}»، والمسار لا يكون إلا بحروف لاتينية صغيرة وأرقام وشرطات و${':parameters'}.`,
  'route not allowed': (release, fault) =>
    said`في ${release} المسار ${fault.path}، وليس مسموحًا له إلا ما تحت ${fault.below.join(', ')}.`,
  'route of the site': (release, fault) =>
    said`في ${release} المسار ${fault.path}، وهو يتعارض مع مسار الموقع ${fault.taken}.`,
  'too many letters': (release, fault) =>
    fault.what === 'title'
      ? said`يحتاج ${release} إلى عنوان بالعربية والإنجليزية للصفحة ${fault.path}، أقصاه ${fault.most} حرفًا.`
      : said`يحتاج ${release} إلى نص بالعربية والإنجليزية لرابط ${fault.path} في رأس الصفحة، أقصاه ${fault.most} حرفًا.`,
  'link to no address': (release, fault) =>
    said`يضع ${release} في رأس الصفحة رابطًا إلى ${fault.path}، وهو ليس عنوانًا يُفتح.`,
  'route twice': (release, fault) => said`يتكرر المسار ${fault.path} في ${release}.`,
  'too many routes': (release, fault) =>
    said`عدد المسارات في ${release} هو ${fault.count}، والحد الأقصى ${fault.most}.`,
  'too many links': (release, fault) =>
    said`عدد الروابط التي يطلبها ${release} في رأس الصفحة هو ${fault.count}، والحد الأقصى ${fault.most}.`,
  "another's global": (release, fault) => said`يعرّف ${release} الاسم ${fault.global}، وهو ليس اسمه.`,
  "another's words": (release) => said`ينسب ${release} إلى نفسه نصوصًا ليست له.`,
};

const tooFew = ({ release, contract, accepts }: ProblemOf<'contract too new' | 'contract too old'>) =>
  said`بُني ${label(release)} على العقد ${contract}، والغلاف يقبل ${accepts.join(', ')}.`;

/** What is wrong between two sides, in Arabic. */
export const ARABIC: ProblemWords = {
  'contract too new': (problem) => [tooFew(problem), said`انشر أولًا غلافًا بالعقد ${problem.contract}.`],
  'contract too old': (problem) => [
    tooFew(problem),
    said`أعد بناء ${problem.release.name} على العقد ${problem.current}.`,
  ],
  'nothing exposed': ({ release }) => [
    said`لا يتيح ${label(release)} الوحدة ${'./remote'}.`,
    said`أتِح ${'src/remote.ts'} في ${release.name}.`,
  ],
  'route without a page': ({ release, path }) => [
    said`يخصّص الغلاف المسار ${path} للقسم ${release.name}، وليس في ${label(release)} صفحة له.`,
    said`أضف الصفحة إلى ${release.name}، أو احذف المسار من الغلاف أولًا.`,
  ],
  'page without a route': ({ release, path }) => [
    said`في ${label(release)} صفحة للمسار ${path}، والغلاف لا يخصّصه له.`,
    said`لن تُفتح الصفحة قبل نشر غلاف فيه هذا المسار.`,
  ],
  'fault of a guest': ({ release, fault }) => [
    sayFault(FAULTS, label(release), fault),
    said`عدّل ذلك في ${release.name} ثم انشره من جديد.`,
  ],
  'routes beside the table': ({ release }) => [
    said`يذكر ${label(release)} مسارات من عنده، ومساراته هي المذكورة في جدول المسارات.`,
    said`احذف ${'src/routes.json'} من ${release.name}.`,
  ],
  'guest not let in': ({ release }) => [
    said`يذكر ${label(release)} مسارات من عنده، وهذا الموقع لا يستضيف قسمًا بهذا الاسم.`,
    said`لن يراه أحد قبل أن يسمح به مشغّل الموقع (${'GUEST_REMOTES'}).`,
  ],
  'library not on the page': ({ release, library, version }) => [
    said`يشارك ${label(release)} المكتبة ${`${library} ${version}`}، وليست في الغلاف، فتُنقل مع القسم.`,
    said`أضف ${library} إلى مكتبات البناء المشتركة، أو أوقف مشاركتها.`,
  ],
  'library that does not fit': ({ release, library, version, given, range }) => [
    said`في الصفحة ${`${library} ${given}`}، ويحتاج ${label(release)} إلى ${range}.`,
    said`نفّذ ${'npm install'} بنسخة الغلاف في ${release.name} ثم انشره من جديد، أو انشر أولًا غلافًا فيه ${`${library} ${version}`}.`,
  ],
  'parcel not offered': ({ release, parcel, placer }) => [
    isShell(placer)
      ? said`يعرض الغلاف القطعة ${parcel}، وليست في ${label(release)}.`
      : said`يعرض ${placer} القطعة ${parcel}، وليست في ${label(release)}.`,
    isShell(placer)
      ? said`أبقِ القطعة في ${release.name}، أو انشر أولًا غلافًا لا يعرضها.`
      : said`أبقِ القطعة في ${release.name}، أو انشر أولًا إصدارًا من ${placer} لا يعرضها.`,
  ],
  'prop not given': ({ release, parcel, placer, prop }) => [
    isShell(placer)
      ? said`تحتاج القطعة ${parcel} في ${label(release)} إلى الخاصية ${prop}، والغلاف لا يعطيها دائمًا.`
      : said`تحتاج القطعة ${parcel} في ${label(release)} إلى الخاصية ${prop}، و${placer} لا يعطيها دائمًا.`,
    isShell(placer)
      ? said`اجعل القطعة تستغني عنها في ${release.name}، أو انشر أولًا غلافًا يعطيها.`
      : said`اجعل القطعة تستغني عنها في ${release.name}، أو انشر أولًا إصدارًا من ${placer} يعطيها.`,
  ],
  'prop of another type': ({ release, parcel, placer, prop }) => [
    isShell(placer)
      ? said`يعطي الغلاف القطعة ${parcel} الخاصية ${prop} بنوع غير الذي يأخذه ${label(release)}.`
      : said`يعطي ${placer} القطعة ${parcel} الخاصية ${prop} بنوع غير الذي يأخذه ${label(release)}.`,
    isShell(placer)
      ? said`أبقِ نوعها في ${release.name} وخذ النوع الآخر باسم آخر، أو انشر الغلاف أولًا.`
      : said`أبقِ نوعها في ${release.name} وخذ النوع الآخر باسم آخر، أو انشر ${placer} أولًا.`,
  ],
  'prop not taken': ({ release, parcel, placer, prop }) => [
    isShell(placer)
      ? said`يعطي الغلاف القطعة ${parcel} الخاصية ${prop}، و${label(release)} لا يأخذها.`
      : said`يعطي ${placer} القطعة ${parcel} الخاصية ${prop}، و${label(release)} لا يأخذها.`,
    said`لا أثر لها حتى يُنشر إصدار من ${release.name} يأخذها.`,
  ],
  'parcel kept from its pages': ({ release, parcel }) => [
    said`يعرض ${label(release)} القطعة ${parcel}، وهذا الموقع لا يسمح له بعرضها، فتتعذّر هناك.`,
    said`يسمح بها مشغّل الموقع بإضافة ${`in:${release.name}`} إلى ${'GUEST_REMOTES'}، وحتى ذلك الحين كأن قسمها غير موجود.`,
  ],
  'words of two': ({ release, owner, namespace }) => [
    said`ينسب كل من ${label(release)} و${owner} إلى نفسه نصوص «${namespace}».`,
    said`غيّر هذا الاسم في ${release.name}.`,
  ],
};
