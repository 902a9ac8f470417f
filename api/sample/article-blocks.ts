/** Pieces of Markdown that several articles share, each showing one thing that the site must render. */
export const ARABIC_BLOCKS = {
  costs: `## أرقام تقريبية للتخطيط

| البند | الكويت | السعودية |
| :--- | ---: | ---: |
| عمولة الوساطة | 1% | 2.5% |
| رسوم التسجيل | 0.5% | حسب النظام |
| فحص فني للعقار | 80 – 150 د.ك | 1,200 – 2,500 ر.س |

تتغير هذه الأرقام بقرارات الجهات المختصة، فاسأل عنها قبل التوقيع[^رسوم].

[^رسوم]: المرجع دائمًا هو الجهة الحكومية المختصة في البلد الذي يقع فيه العقار.`,
  checklist: `## قائمة تأخذها معك

- [x] نسخة من الصك أو وثيقة الملكية
- [x] مخطط العقار ورقم القسيمة
- [ ] فواتير الكهرباء والماء لآخر ستة أشهر
- [ ] تقرير الفحص الفني
- [ ] صور مؤرخة لكل غرفة قبل التسليم

> ما لا يُكتب في العقد يصعب إثباته بعده.`,
  comparison: `## مقارنة سريعة

| المعيار | الخيار الأول | الخيار الثاني |
| --- | :---: | :---: |
| السيولة | مرتفعة | متوسطة |
| العائد السنوي | 5 – 6% | 7 – 8% |
| كلفة الصيانة | منخفضة | متوسطة |
| مدة الشغور | أسبوعان | ستة أسابيع |

الأرقام متوسطات للاسترشاد، ولا تغني عن دراسة العقار بعينه[^متوسط].

[^متوسط]: يُحسب العائد من صافي الإيجار بعد الصيانة والشغور، لا من إجماليه.`,
  schedule: `## جدول زمني واقعي

1. **الأسبوع الأول:** تحديد الميزانية وما لا يمكن التنازل عنه.
2. **الأسبوعان الثاني والثالث:** المعاينات، بحد أقصى ثلاثة عقارات في اليوم.
3. **الأسبوع الرابع:** الفحص الفني والتفاوض.
4. **الأسبوع الخامس:** توقيع العقد ~~شفهيًا~~ كتابةً، ثم نقل الملكية.

لحجز معاينة تواصل مع الفريق عبر info@example.com أو من صفحة www.example.com.`,
} as const;

export type Block = keyof typeof ARABIC_BLOCKS;

export const ENGLISH_BLOCKS: Readonly<Record<Block, string>> = {
  costs: `## Figures to plan with

| Item | Kuwait | Saudi Arabia |
| :--- | ---: | ---: |
| Brokerage fee | 1% | 2.5% |
| Registration | 0.5% | as regulated |
| Technical survey | KWD 80 – 150 | SAR 1,200 – 2,500 |

These change with official decisions, so ask before you sign[^fees].

[^fees]: The competent authority of the country where the property stands always has the last word.`,
  checklist: `## A list to take along

- [x] Copy of the title deed
- [x] Floor plan and plot number
- [ ] Electricity and water bills of the last six months
- [ ] Survey report
- [ ] Dated photographs of every room before handover

> What the contract does not say is hard to prove later.`,
  comparison: `## Side by side

| Measure | First option | Second option |
| --- | :---: | :---: |
| Liquidity | high | medium |
| Yearly yield | 5 – 6% | 7 – 8% |
| Upkeep | low | medium |
| Time empty | two weeks | six weeks |

Averages for orientation; they replace no study of the property itself[^net].

[^net]: Yield is counted on net rent, after upkeep and empty weeks, not on the gross figure.`,
  schedule: `## A realistic timetable

1. **Week one:** settle the budget and what you will not give up.
2. **Weeks two and three:** viewings, three a day at most.
3. **Week four:** survey and negotiation.
4. **Week five:** sign ~~by word of mouth~~ in writing, then transfer the title.

To arrange a viewing write to info@example.com or visit www.example.com.`,
};
