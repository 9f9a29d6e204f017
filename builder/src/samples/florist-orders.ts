import type { SampleApplication } from './sample-application';

export const floristOrders: SampleApplication = {
  id: 'florist-orders',
  category: 'Internal Tools',
  domain: 'Flowers',
  description: 'Bouquets to bind and deliver, with what each order holds and what the week brings in.',
  draft: {
    title: 'Orders of the flower shop',
    currency: 'EUR',
    look: { accent: '#b8336a', icon: 'flower-2', font: 'editorial', radius: 'round' },
    entities: [
      {
        name: 'Order',
        icon: 'shopping-bag',
        fields: {
          Number: 'text required unique',
          Customer: { to: 'Customer', required: true },
          Occasion: { options: ['Birthday', 'Wedding', 'Sympathy: neutral', 'Thank you', 'Just because'] },
          'Deliver on': { type: 'date', required: true, default: 'today' },
          Slot: { options: ['Morning', 'Afternoon', 'Evening'], default: 'Morning' },
          Address: { type: 'text', help: 'Left empty when the customer collects it.' },
          'Card message': 'longtext',
          Status: {
            options: [
              'New: info',
              'Bound: accent',
              'On the way: warning',
              'Handed over: good',
              'Cancelled: neutral',
            ],
            required: true,
            default: 'New',
          },
          Paid: 'boolean',
          Total: { type: 'money', computed: 'sum(Amount in Items)' },
        },
        sort: 'Deliver on',
        views: [
          { board: 'Status', show: ['Customer', 'Deliver on', 'Slot', 'Total'] },
          { calendar: 'Deliver on', color: 'Status' },
          { table: ['Customer', 'Occasion', 'Deliver on', 'Slot', 'Status', 'Total', 'Paid'] },
        ],
        filters: {
          Today: 'Deliver on = today and Status is not "Cancelled"',
          'To bind': 'Status is "New"',
          Unpaid: 'not Paid and Status is not "Cancelled"',
        },
        rules: [
          {
            check: 'Status is not "On the way" or Address is not empty',
            field: 'Address',
            message: 'An order on the way needs an address.',
          },
        ],
        badges: {
          'Late: bad': 'Deliver on < today and Status is not "Handed over" and Status is not "Cancelled"',
          'To collect: info': 'Address is empty and Status is "Bound"',
        },
        actions: [
          { name: 'Bound', icon: 'flower', when: 'Status is "New"', set: { Status: 'Bound' } },
          {
            name: 'Hand over',
            icon: 'check',
            when: 'Status is "Bound" or Status is "On the way"',
            set: { Status: 'Handed over', Paid: 'true' },
          },
        ],
        samples: `
          Number | Customer       | Occasion     | Deliver on | Slot      | Address                 | Card message                    | Status      | Paid
          F-2041 | Rosa Lindqvist | Birthday     | +0         | Morning   | Mill Lane 4             | Sixty looks good on you         | Bound       | yes
          F-2042 | Café Orlo      | Just because | +0         | Morning   | Harbour Street 12       |                                 | On the way  | yes
          F-2043 | Tomasz Wilk    | Thank you    | +0         | Afternoon |                         | For the whole ward, with thanks | New         | no
          F-2044 | Ines Morel     | Wedding      | +5         | Morning   | Old Orangery, Park Road |                                 | New         | no
          F-2045 | Ada Brandt     | Sympathy     | +1         | Afternoon | Chapel at West Gate     | In quiet memory of Karl         | New         | yes
          F-2046 | Hotel Seeblick | Just because | +2         | Morning   | Promenade 1             |                                 | New         | no
          F-2038 | Rosa Lindqvist | Thank you    | -1         | Evening   |                         |                                 | Bound       | no
          F-2037 | Hotel Seeblick | Just because | -5         | Morning   | Promenade 1             |                                 | Handed over | yes
          F-2036 | Café Orlo      | Just because | -7         | Morning   | Harbour Street 12       |                                 | Handed over | yes
          F-2035 | Tomasz Wilk    | Birthday     | -9         | Afternoon | Birch Close 8           | Happy eighteenth, Maja          | Handed over | yes
          F-2034 | Ada Brandt     | Birthday     | -12        | Evening   | Linden Row 21           |                                 | Cancelled   | no
        `,
      },
      {
        name: 'Item',
        icon: 'list',
        label: 'Arrangement',
        fields: {
          Order: { to: 'Order', required: true, onDelete: 'cascade' },
          Arrangement: { to: 'Arrangement', required: true, inverse: 'Sold as' },
          Quantity: { type: 'integer', required: true, min: 1, default: '1' },
          Amount: { type: 'money', computed: 'Quantity * Arrangement.Price' },
        },
        samples: `
          Order  | Arrangement    | Quantity
          F-2041 | Peony armful   | 1
          F-2042 | Table posy     | 8
          F-2043 | Meadow bouquet | 2
          F-2044 | Bridal bouquet | 1
          F-2044 | Table posy     | 14
          F-2045 | White wreath   | 1
          F-2046 | Lobby vase     | 2
          F-2038 | Meadow bouquet | 1
          F-2037 | Lobby vase     | 2
          F-2036 | Table posy     | 8
          F-2035 | Peony armful   | 1
          F-2034 | Meadow bouquet | 1
        `,
      },
      {
        name: 'Arrangement',
        icon: 'flower',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Kind: { options: ['Bouquet', 'Vase', 'Wreath', 'Small'] },
          Price: { type: 'money', required: true, min: 0 },
          Stems: { type: 'integer', min: 1 },
          'In season': { type: 'boolean', default: 'true' },
          Sold: { type: 'integer', computed: 'sum(Quantity in Sold as)' },
        },
        views: [
          { gallery: 'Photo', show: ['Price', 'Kind', 'Sold'] },
          { table: ['Kind', 'Price', 'Stems', 'In season', 'Sold'] },
        ],
        badges: { 'Out of season: warning': 'not In season' },
        samples: `
          Name           | Photo          | Kind    | Price  | Stems | In season
          Peony armful   | peonies        | Bouquet | 48.00  | 12    | yes
          Meadow bouquet | meadow flowers | Bouquet | 34.50  | 18    | yes
          Table posy     | small posy     | Small   | 9.80   | 5     | yes
          Bridal bouquet | bridal bouquet | Bouquet | 145.00 | 26    | yes
          White wreath   | white wreath   | Wreath  | 110.00 | 40    | yes
          Lobby vase     | tall vase      | Vase    | 72.00  | 22    | yes
          Dahlia basket  | dahlias        | Vase    | 56.00  | 15    | no
        `,
      },
      {
        name: 'Customer',
        icon: 'users',
        fields: {
          Name: 'text required',
          Phone: 'phone',
          Email: 'email',
          'Favourite flowers': 'tags',
          'Number of orders': { type: 'integer', computed: 'count(Orders)' },
          Spent: { type: 'money', computed: 'sum(Total in Orders where Paid)' },
        },
        views: [{ table: ['Phone', 'Favourite flowers', 'Number of orders', 'Spent'] }],
        samples: `
          Name           | Phone    | Email                  | Favourite flowers
          Rosa Lindqvist | 555-0101 | rosa@lindqvist.example | peonies, sweet peas
          Café Orlo      | 555-0114 | hello@orlo.example     | ranunculus
          Tomasz Wilk    | 555-0127 | t.wilk@example.com     | cornflowers
          Ines Morel     | 555-0133 | ines.morel@example.com | roses, eucalyptus
          Ada Brandt     | 555-0142 | ada.brandt@example.com | lilies
          Hotel Seeblick | 555-0150 | desk@seeblick.example  | orchids, hydrangeas
        `,
      },
    ],
    metrics: {
      'Orders for today': { count: 'Order', where: 'Deliver on = today and Status is not "Cancelled"' },
      'Still to bind': { count: 'Order', where: 'Status is "New"' },
      'Not paid yet': { sum: 'Total', of: 'Order', where: 'not Paid and Status is not "Cancelled"' },
      'Sales per week': {
        sum: 'Total',
        of: 'Order',
        where: 'Status is not "Cancelled"',
        by: 'Deliver on',
        per: 'week',
      },
      'Orders by occasion': { count: 'Order', by: 'Occasion' },
    },
    pages: [
      'Orders',
      {
        name: 'The week',
        icon: 'sun',
        blocks: [
          { figures: ['Orders for today', 'Still to bind', 'Not paid yet'] },
          {
            shortlist: 'Order',
            title: 'Next to bind',
            where: 'Status is "New"',
            sort: 'Deliver on',
          },
          { chart: 'Sales per week' },
          { chart: 'Orders by occasion', shape: 'donut' },
        ],
      },
      'Arrangements',
      'Customers',
    ],
  },
};
