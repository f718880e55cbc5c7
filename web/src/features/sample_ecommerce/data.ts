/** The goods and orders of a small shop for desks and kitchens, the same for the same seed, with dates up to today. */
import type { Random } from "../sample/app";
import { seededUrl } from "../sample/SeededPicture";
import { team } from "../sample/team";
import { cents } from "../sample/useMoney";
import {
  blankProduct,
  handleOf,
  type Order,
  orderDate,
  type Product,
  type Status,
  statuses,
  sumsOf,
  withTax,
} from "./model";
import { linesOf, methods, referenceOf } from "./newOrder";

const productRows: readonly [name: string, category: string, price: number, about: string][] = [
  ["Stoneware mug", "Kitchen", 11, "Holds 300 ml, glazed by hand, may go into the dishwasher."],
  [
    "Water kettle with a long spout",
    "Kitchen",
    48,
    "For pouring slowly: filter coffee, tea, a plant on a high shelf.",
  ],
  ["Oak cutting board", "Kitchen", 32, "Oiled oak, 38 by 26 centimetres, with a groove for juice."],
  ["Linen apron", "Kitchen", 29, "Crossed at the back, two large pockets."],
  ["Cast-iron pan", "Kitchen", 64, "Heavy, and good for a lifetime."],
  ["Bread basket", "Kitchen", 18, "Woven from willow."],
  ["Salad servers", "Kitchen", 14, "A pair, from olive wood."],
  ["Storage jar", "Kitchen", 9, "One litre, closes tight."],
  ["Desk lamp", "Office", 72, "Turns in every direction, warm or cold light."],
  ["Felt desk mat", "Office", 26, "80 by 30 centimetres, does not slip."],
  ["Notebook, dotted", "Office", 8, "192 pages that take ink."],
  ["Fountain pen", "Office", 39, "With a medium nib and a converter."],
  ["Letter tray", "Office", 24, "Beech, can be stacked."],
  ["Monitor stand", "Office", 45, "Lifts a screen by eleven centimetres."],
  ["Wall planner", "Office", 16, "A whole year at a glance."],
  ["Cork board", "Office", 21, "60 by 40 centimetres, with twenty pins."],
  ["Hanging planter", "Home", 19, "With a rope of one metre."],
  ["Wool blanket", "Home", 84, "From a small mill, 130 by 180 centimetres."],
  ["Floor cushion", "Home", 37, "Filled with buckwheat."],
  ["Candle holder", "Home", 13, "For three candles."],
  ["Picture frame", "Home", 17, "For prints of 30 by 40 centimetres."],
  ["Wall clock", "Home", 55, "Does not tick."],
  ["Door mat", "Home", 22, "Coconut fibre."],
  ["Bicycle bell", "Outdoors", 12, "Brass, heard from afar."],
  ["Rain cape", "Outdoors", 68, "Covers the knees on a bicycle."],
  ["Flask", "Outdoors", 27, "Keeps tea hot for twelve hours."],
  ["Picnic rug", "Outdoors", 43, "Dry from below, soft from above."],
  ["Garden gloves", "Outdoors", 15, "In three sizes."],
];
const tags = ["new", "gift", "handmade", "refill", "last pieces", "bestseller"];
const cities = [
  "12 Rue des Lilas, 69003 Lyon, France",
  "Zeedijk 48, 1012 BA Amsterdam, Netherlands",
  "Calle de la Luna 7, 28004 Madrid, Spain",
  "Hauptstrasse 21, 79098 Freiburg, Germany",
  "شارع النيل 15، القاهرة، مصر",
  "東京都台東区上野 3-14",
  "Kungsgatan 5, 411 19 Göteborg, Sweden",
  "Leof. Nikis 33, 546 22 Thessaloniki, Greece",
];
const firms = [
  "Harbour Dental",
  "Blue Door Books",
  "Nordwind Logistics",
  "Quince & Partners",
  "Studio Aprikose",
  "",
];
const jobs = ["Office manager", "Buyer", "Owner", "Assistant", "Head of facilities"];
const carriers = ["Parcel One", "Green Bike Couriers", "Northern Post"];
const DAY_MS = 86_400_000;

export function productsOf(random: Random): Product[] {
  return productRows.map(([name, category, price, description], index) => {
    const id = `product-${index + 1}`;
    const images = Array.from({ length: random.int(1, 4) }, (_, at) => ({
      id: `${id}-image-${at + 1}`,
      url: seededUrl(`${name} ${at + 1}`),
      type: "image",
    }));
    const size = () => `${random.int(5, 60)} cm`;
    return {
      ...blankProduct(id),
      name,
      handle: handleOf(name),
      description,
      categories: [category],
      tags: random.some(tags, random.int(0, 2)),
      featuredImageId: images[0]?.id ?? "",
      images,
      priceTaxExcl: price,
      priceTaxIncl: withTax(price, 10),
      comparedPrice: random.int(0, 2) === 0 ? cents(withTax(price, 10) * 1.2) : 0,
      quantity: random.int(0, 9) === 0 ? 0 : random.int(1, 120),
      sku: `LS-${1000 + index * 7}`,
      width: size(),
      height: size(),
      depth: size(),
      weight: `${random.int(1, 30) / 10} kg`,
      extraShippingFee: random.int(0, 4) === 0 ? 4.5 : 0,
      active: random.int(0, 7) !== 0,
    };
  });
}

/** How an order comes to be where it is: each way ends with the latest. */
const statusPaths: readonly number[][] = [
  [2, 3, 4, 5],
  [2, 3, 4],
  [2, 3],
  [1],
  [10, 2, 3, 4, 5],
  [11, 2],
  [8],
  [8, 6],
  [2, 3, 6, 7],
  [13, 9],
  [13],
  [12, 3, 4, 5],
  [14, 3, 4],
  [14],
];

export function ordersOf(random: Random, now: Date, products: readonly Product[]): Order[] {
  const names = team(random, 16);
  return Array.from({ length: 46 }, (_, index): Order => {
    const id = `order-${index + 1}`;
    const placed = new Date(now.getTime() - (index * 0.9 + random.int(1, 20) / 24) * DAY_MS);
    const lines = linesOf(
      random.some(products, random.int(1, 4)).map((product) => ({ product, quantity: random.int(1, 3) })),
    );
    const totals = sumsOf(lines, random.int(0, 4) === 0 ? 5 : 0);
    const steps = statusPaths[index % statusPaths.length] ?? [];
    const status = steps.map((number, at): Status => {
      const when = new Date(Math.min(now.getTime(), placed.getTime() + at * 0.4 * DAY_MS));
      return { ...(statuses[number - 1] as (typeof statuses)[number]), date: orderDate(when) };
    });
    const customer = customerOf(names[index % names.length] as string, index % names.length, random);
    const isSent = steps.includes(4);
    return {
      id,
      reference: referenceOf(random),
      ...totals,
      date: orderDate(placed),
      customer,
      products: lines,
      status: status.toReversed(),
      payment: {
        transactionId: `tx-${random.int(100_000, 999_999)}`,
        amount: totals.total,
        method: random.pick(methods),
        date: orderDate(placed),
      },
      shippingDetails: isSent
        ? [
            {
              tracking: `${random.int(10, 99)}-${random.int(100_000, 999_999)}`,
              carrier: random.pick(carriers),
              weight: `${random.int(3, 60) / 10} kg`,
              fee: random.int(0, 1) ? 4.9 : 0,
              date: orderDate(new Date(Math.min(now.getTime(), placed.getTime() + DAY_MS))),
            },
          ]
        : [],
    };
  });
}

function customerOf(name: string, index: number, random: Random): Order["customer"] {
  const [firstName = name, ...rest] = name.split(" ");
  const place = () => ({
    address: cities[(index + random.int(0, 1)) % cities.length] as string,
    lat: random.int(-40_000, 60_000) / 1000,
    lng: random.int(-10_000, 140_000) / 1000,
  });
  return {
    id: `customer-${index + 1}`,
    firstName,
    lastName: rest.join(" "),
    avatar: "",
    company: firms[index % firms.length] as string,
    jobTitle: jobs[index % jobs.length] as string,
    email: `customer${index + 1}@shop.example`,
    phone: `+31 20 555 01 ${String(10 + index)}`,
    invoiceAddress: place(),
    shippingAddress: place(),
  };
}
