import type { ArticleDraft } from './article-draft.ts';

export const ENGLISH_ARTICLES: readonly ArticleDraft[] = [
  {
    title: 'Buying your first home in the Gulf, step by step',
    lead: 'Most mistakes in a first purchase are made before the first viewing. This guide sets the steps in the order in which we take them with clients.',
    sections: [
      [
        'Start from what remains',
        'Work out the instalment that leaves you comfortable after fixed costs, and the price from that. Whoever starts from the price tends to end with a handsome house and a tight month.',
      ],
      [
        'Choose the district first',
        'Go there on a working morning and on a weekend evening. The school run and the neighbours’ parking are in no photograph, and no renovation changes them.',
      ],
    ],
    blocks: ['schedule', 'checklist'],
  },
  {
    title: 'Rent or buy? A calm calculation',
    lead: 'The question is not which is cheaper, but which is cheaper for you over the years that you will really stay.',
    sections: [
      [
        'Count all the years',
        'Buying costs are spent once and spread over your stay. Below five years they usually outweigh the rent you save.',
      ],
      [
        'Count the freedom',
        'A tenant can follow a better job in a month. Put a figure on that, even a rough one, before you decide.',
      ],
    ],
    blocks: ['comparison', 'costs'],
  },
  {
    title: 'What a survey really looks at',
    lead: 'A survey costs a few hundred and can save tens of thousands. Here is what the report should hold, and what you may ask of the seller afterwards.',
    sections: [
      [
        'Structure and insulation',
        'Foundations and cracks come first, then the roof and the wet rooms. A slanting crack at a window corner always earns a second question.',
      ],
      [
        'Services',
        'The electrical panel is tested under load, water pressure at the farthest tap, and the cooling after an hour’s run rather than at the start.',
      ],
    ],
    blocks: ['checklist', 'costs'],
  },
  {
    title: 'Sea views, and what they are worth',
    lead: 'A view of the water raises the price, but an open front and a glimpse from the corner are two different things to live with.',
    sections: [
      [
        'Salt in the air',
        'Metal fronts and cooling units near the shore need closer care. Ask for the maintenance record before you ask for the price.',
      ],
      [
        'Who owns the view',
        'Look up the plots between you and the sea. What is empty today may be a tower in three years.',
      ],
    ],
    blocks: ['comparison'],
  },
  {
    title: 'Small apartments as an investment',
    lead: 'One- and two-bedroom apartments let fastest in Gulf cities, and lose their yield fastest when small things are neglected.',
    sections: [
      [
        'Net, not gross',
        'Take service charges, upkeep and one empty month in two years off the rent. What is left is the figure to compare.',
      ],
      [
        'Place before size',
        'A smaller flat within walking distance of a station or a campus usually beats a larger one that needs a car for every errand.',
      ],
    ],
    blocks: ['comparison'],
  },
  {
    title: 'Preparing a house for sale in one week',
    lead: 'Buyers make up their minds in the first minute. A week of quiet work brings more offers than a lower price.',
    sections: [
      [
        'Light first',
        'Clean the windows, replace weak lamps and open the curtains before every viewing. A bright room looks larger without a wall being moved.',
      ],
      [
        'Leave some space',
        'Take a third of the furniture out of the living room: visitors need to imagine their own.',
      ],
    ],
    blocks: ['checklist', 'schedule'],
  },
  {
    title: 'Reading a lease before you sign it',
    lead: 'A lease is short, dull and expensive to misunderstand. These are the clauses we read twice.',
    sections: [
      [
        'Leaving early',
        'Find the notice period and the penalty. If neither is there, have them written in: silence favours whoever has the lawyer.',
      ],
      [
        'Who repairs what',
        'Cooling, plumbing and white goods should each have a name beside them, and a limit below which the tenant pays.',
      ],
    ],
    blocks: ['checklist'],
  },
  {
    title: 'Offices after flexible work',
    lead: 'There are fewer desks than before, and more is expected of each. How companies choose their floors today.',
    sections: [
      ['Count seats, not staff', 'Six seats for ten people serve most teams that work two days from home.'],
      [
        'Air and light',
        'A high ceiling, a window that opens and a quiet room: the luxuries that people notice every day.',
      ],
    ],
    blocks: ['comparison'],
  },
  {
    title: 'Warehouses: height and floor before price',
    lead: 'A warehouse is let by the square metre and used by the cubic metre. Whoever does not look up pays for air.',
    sections: [
      [
        'Clear height',
        'Measure below the lowest obstacle rather than the roof. One metre may be a whole tier of racking.',
      ],
      [
        'Floor load',
        'Ask for the certified load in tonnes a square metre and compare it with a full fork-lift.',
      ],
    ],
    blocks: ['checklist', 'costs'],
  },
  {
    title: 'Courtyards, screens and shade: old answers to a strong sun',
    lead: 'Pale stone, deep windows and carved screens are not only a matter of taste. They are how houses here stayed cool before electricity.',
    sections: [
      [
        'Pale stays cooler',
        'A light wall can be ten degrees cooler to the touch than a dark one on the same afternoon.',
      ],
      [
        'The screen returns',
        'The mashrabiya shades, ventilates and keeps privacy at once; in light metal it needs no paint.',
      ],
    ],
    blocks: ['comparison'],
  },
  {
    title: 'Managing a property from abroad',
    lead: 'One flat around the corner needs no manager. The third one, or a thousand kilometres, changes the sum.',
    sections: [
      [
        'What you buy',
        'Regular collection, repairs at agreed prices and a monthly report. Ask to see a report before you sign.',
      ],
      [
        'Share or fixed fee',
        'A share ties the manager’s interest to yours; a fixed fee is easier to budget. The number of units decides.',
      ],
    ],
    blocks: ['schedule'],
  },
];
