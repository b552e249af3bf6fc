import type { Options } from 'rehype-sanitize';

/**
 * Everything a text may contain. What is not here is dropped and its text stays; each entry has
 * its reason. Not here on purpose: anything that runs, loads, submits, embeds or is addressed by
 * the page: scripts, frames, forms, media, SVG, MathML, ids, names, event handlers, data-*. A formula
 * is code up to here; `formula.tsx` says what it is drawn of.
 */
const elements = {
  // What markdown itself makes.
  prose: [
    'p',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'strong',
    'em',
    'del',
    'a',
    'img',
  ],
  lists: ['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  code: ['pre', 'code', 'kbd', 'samp', 'var'],
  tables: ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  // Words that people write as HTML because markdown has no sign for them.
  words: [
    'b',
    'i',
    'u',
    's',
    'ins',
    'mark',
    'small',
    'sub',
    'sup',
    'q',
    'cite',
    'abbr',
    'time',
    'ruby',
    'rt',
    'rp',
    'wbr',
  ],
  // Boxes for a layout of its own; they mean nothing by themselves.
  boxes: ['div', 'span', 'section', 'figure', 'figcaption', 'details', 'summary'],
  // A list of tasks, always disabled.
  tasks: ['input'],
  // Never drawn as an element: its text is read by the CSS guard and adopted by the text's root.
  styles: ['style'],
};

export const whitelist: Options = {
  tagNames: Object.values(elements).flat(),
  attributes: {
    // className and style reach no further than the text's own root; title, lang and dir are for readers.
    '*': ['className', 'style', 'title', 'lang', 'dir'],
    // Where it leads; how it opens is decided by the guard.
    a: ['href'],
    // Which picture of this site, its words and its size.
    img: ['src', 'alt', 'width', 'height'],
    // How cells span, align and head each other.
    th: ['colSpan', 'rowSpan', 'align', 'scope'],
    td: ['colSpan', 'rowSpan', 'align'],
    // How a list counts.
    ol: ['start', 'reversed'],
    li: ['value'],
    // Whether it is unfolded.
    details: ['open'],
    // The machine's form of a date.
    time: ['dateTime'],
    // A tick and nothing that could be sent or focused.
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
  },
  required: { input: { type: 'checkbox', disabled: true } },
  // A link may lead out or write a mail; a picture has no scheme, the guard then asks for a path of this site.
  protocols: { href: ['http', 'https', 'mailto'], src: [] },
  // Their text is none of it.
  strip: ['script', 'noscript', 'template', 'iframe', 'object', 'embed', 'svg', 'math', 'title'],
  ancestors: {
    li: ['ul', 'ol'],
    dt: ['dl'],
    dd: ['dl'],
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
    summary: ['details'],
  },
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};
