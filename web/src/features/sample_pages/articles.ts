/** The twenty-four articles of Item Support, as title and two paragraphs each. */
export const articles: readonly (readonly [title: string, what: string, how: string])[] = [
  [
    "What is Item Support?",
    "Support covers questions about an item that you bought: how it works, how it is set up, and what to do when it does not behave as described.",
    "It begins on the day of the purchase and lasts six months. You can extend it at any time from the page of the item.",
  ],
  [
    "How to contact an author",
    "Every item names its author. Open the item and choose “Ask the author” to write to them.",
    "Say what you expected, what happened instead, and which version you use. A picture of the screen often saves a day.",
  ],
  [
    "Rating or review removal policy",
    "A review stays as long as it speaks about the item. It is removed when it insults, advertises or gives private details away.",
    "Report a review with the flag beside it. Somebody reads every report, and you hear of the decision.",
  ],
  [
    "Purchasing unsupported items",
    "Some authors do not offer support. The page of the item says so before you buy it.",
    "You can still read its documentation and ask other buyers in the comments.",
  ],
  [
    "Item installation guide",
    "Download the package, unpack it and read the file that begins with “Start here”. It lists what the item needs.",
    "Copy the folder to your project, then open the example page. When you see it, the item is installed.",
  ],
  [
    "How long does support last?",
    "Support is included for six months. The date on which it ends stands on the page of your purchase.",
    "A reminder is sent two weeks before. Nothing is renewed by itself.",
  ],
  [
    "Extend your support",
    "Support can be extended by six months, before or after it has ended.",
    "Extending it early costs less, because nothing has to be brought up to date first.",
  ],
  [
    "What support does not cover",
    "Support does not cover changes made to the item for you, or work on your server.",
    "Many authors take on such work. Ask them for an offer.",
  ],
  [
    "How quickly will I get an answer?",
    "Most authors answer within two working days. Their page says in which hours they are at work.",
    "If you have heard nothing for a week, write to us and we will ask on your behalf.",
  ],
  [
    "Report a fault",
    "Look first whether the fault is known: the list stands at the end of the item’s page.",
    "If it is new, describe the steps that lead to it. A fault that can be repeated is a fault that can be mended.",
  ],
  [
    "Update an item",
    "You are told when a new version is out. What has changed stands in its notes.",
    "Keep a copy of your own changes, replace the folder, and open the example page to see that all is well.",
  ],
  [
    "Return to an older version",
    "The three last versions can be downloaded from the page of your purchase.",
    "An older version gets no more corrections, so return to the newest one as soon as you can.",
  ],
  [
    "Refunds",
    "You can return an item within fourteen days if it does not do what its page promises.",
    "Tell us what is missing. The money is back on your account within five working days.",
  ],
  [
    "Find your purchase code",
    "The code stands on the page of your purchase and in the mail that confirmed it.",
    "Authors ask for it to see that your support is still running. Do not publish it.",
  ],
  [
    "Licences in short",
    "The regular licence covers one finished product that people use for free. The extended one covers a product that you sell.",
    "If you are unsure, choose by asking whether the end user pays.",
  ],
  [
    "Use an item in several projects",
    "Each project needs a licence of its own, also when the projects belong to the same client.",
    "Authors often give a discount for several. It is shown before you pay.",
  ],
  [
    "Move an item to another account",
    "A purchase belongs to the account that made it, and can be moved once.",
    "Write to us from both addresses, so that we know that both agree.",
  ],
  [
    "Invoices and tax",
    "An invoice is made for every purchase. Your company and its tax number are taken from your profile.",
    "Change your profile before you buy: an invoice that was issued cannot be changed.",
  ],
  [
    "Keep your account safe",
    "Use a password that you use nowhere else, and turn on the second step at sign-in.",
    "We never ask for your password, neither by mail nor on the phone.",
  ],
  [
    "Item previews do not load",
    "Previews come from the author’s own server. When it rests, the preview does too.",
    "Try again in an hour. If it lasts longer, tell the author.",
  ],
  [
    "Support in other languages",
    "Authors write in the languages that their page names. Many read more than they write.",
    "Short sentences translate well. Names of buttons are best left as they are.",
  ],
  [
    "Become an author",
    "Whoever has made something useful can offer it. Begin with one item that you know well.",
    "We look at its quality, its documentation and whether all parts are yours to give.",
  ],
  [
    "Documentation that helps",
    "Good documentation begins with the first five minutes and ends with a list of every setting.",
    "Show one whole example, and say what the reader should see when it works.",
  ],
  [
    "What we keep about you",
    "We keep what a purchase needs: your name, your address and what you bought.",
    "You can ask for a copy, or for its removal, at any time from your profile.",
  ],
];

/** Other categories, with the few articles that they hold. */
export const others: readonly (readonly [
  id: string,
  title: string,
  articles: readonly (readonly [title: string, what: string, how: string])[],
])[] = [
  [
    "account",
    "Your Account",
    [
      [
        "Change your name or your address",
        "Open your profile and choose “Edit”. What you change is seen at once.",
        "A new mail address has to be confirmed before it is used.",
      ],
      [
        "I cannot sign in",
        "Check that the address of your team is the right one, then ask for a new password.",
        "After five wrong tries you have to wait for a minute.",
      ],
      [
        "Close your account",
        "Ask an administrator of your team. They see what you leave behind and can pass it on.",
        "What the law asks us to keep is kept, and nothing else.",
      ],
    ],
  ],
  [
    "courses",
    "Learning",
    [
      [
        "Begin a course",
        "Open “My courses” and choose one. You come back to where you stopped.",
        "A course that is due soon stands at the top.",
      ],
      [
        "Get a certificate",
        "A certificate is made when the last lesson is done. You find it on your profile.",
        "Anybody who has its code can see that it is real.",
      ],
      [
        "Learn without a connection",
        "What you opened before stays readable. What you do is sent when you are back.",
        "A line at the top says that you are offline.",
      ],
    ],
  ],
  [
    "teams",
    "Teams",
    [
      [
        "Invite people",
        "Enter their addresses, one below the other. Each gets a mail with a link.",
        "The link holds for a week and can be sent again.",
      ],
      [
        "Roles in short",
        "Learners learn, managers see how their people do, administrators change what there is.",
        "Somebody may have several roles.",
      ],
      [
        "Colours and logo",
        "An administrator sets both in the settings. The text stays readable, whatever colour is chosen.",
        "Everybody can still choose light or dark.",
      ],
    ],
  ],
];

export const questions: readonly (readonly [question: string, answer: string])[] = [
  [
    "Is there a version for my phone?",
    "Every page works on a phone as it does on a computer. You can put it on your home screen from the menu of your browser.",
  ],
  [
    "How do I change my password?",
    "Open your profile, choose “Security”, and enter the old password and the new one. You stay signed in here and are signed out elsewhere.",
  ],
  [
    "Who sees how I am doing?",
    "You, your manager and the administrators of your team. Other learners see your badges, if you want them to.",
  ],
  ["Can I repeat a course?", "Yes, as often as you like. Your best result is kept."],
  [
    "Why is a course locked?",
    "It begins later, or another course comes first. The card of the course says which.",
  ],
  [
    "Can I download my certificates?",
    "Yes. Open the certificate and choose “Download”. It is a PDF that you can print.",
  ],
  [
    "How do I turn off the mails?",
    "Choose in your preferences which news you want by mail. What concerns the safety of your account is always sent.",
  ],
  ["Which browsers can I use?", "The current and the last version of Chrome, Edge, Firefox and Safari."],
  [
    "Is there another language?",
    "Choose it in the menu with your name. Courses are in the language in which they were written.",
  ],
  [
    "What happens when I am offline?",
    "You go on with what is open. Your answers are kept on this device and sent when you are back.",
  ],
  [
    "How do I report a mistake?",
    "Write to us in the chat at the side of the page. Say where you were and what you expected.",
  ],
  [
    "Can I leave a team?",
    "Ask its administrator. What you learnt stays yours, and comes along to another team.",
  ],
];
