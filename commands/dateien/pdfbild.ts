declare const gemalt: unique symbol;

/**
 * A picture as documents take it: PNG, eight bits a channel, neither palette nor interlace. The PDF library reads some
 * of the other kinds wrong or not at all; `fuerPdf` makes one of any.
 */
export type Pdfbild = Uint8Array & { readonly [gemalt]: true };
