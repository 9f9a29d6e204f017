/** The most different wordings of figures, with what each comes to. */
export const METRIC_EXAMPLES: Readonly<Record<string, string>> = {
  'orders per customer': '+ metric count Order by Customer',
  'turnover by month': '+ metric sum Order.Total per month',
  outstanding: '+ metric sum Order.Total where not Paid',
  'open amount overall': '+ metric sum Order.Total where Status is "Open"',
  altogether: '+ metric sum Order.Total',
  'which customer orders most often': '+ metric count Order by Customer',
  'share of orders paid': '+ metric average Order.Paid',
  'open vs sent': '+ metric count Order by Status',
  'avg guests per room': '+ metric average Booking.Guests by Room',
  'orders/week': '+ metric count Order per week',
  'orders by weekday': 'missing',
  'quantity by customer and month':
    '+ metric sum Order.Quantity by Customer\n+ metric sum Order.Quantity per month',
  'how many different cities': 'missing',
  'tasks: hours per person this month':
    '+ metric sum Task.Hours by Assigned to where month(Deadline) = month(today) and year(Deadline) = year(today)',
  'tasks: percentage done': '+ metric average Task.Done',
  'tasks: who does most': '+ metric count Task by Assigned to',
  'runs: weekly mileage as a bar chart': '+ metric sum Run.Distance per week',
  'runs: km per shoe': '+ metric sum Run.Distance by Shoes',
  'runs: curve of the mood': '+ metric average Run.Mood per day',
  'runs: farthest run per shoe': '+ metric largest Run.Distance by Shoes',
  'stock: items by supplier': '+ metric count Item by Supplier',
  'stock: pie of the categories': '+ metric count Item by Category',
};
