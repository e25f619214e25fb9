import { Link } from '@tanstack/react-router';
import { marked, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import link from '../../ui/text-link.module.css';
import { Bild } from './bild.tsx';
import css from './faq.module.css';

/**
 * What an article may hold, as elements: paragraphs, headings below its title, lists, emphasis, links to pages of the
 * portal, pictures of them. Anything else is a mistake of whoever writes it, and would be one for whoever reads it.
 */
export const Markdown = ({ text }: { text: string }) => <Bloecke tokens={marked.lexer(text)} />;

/** Written once, never reordered: they need no keys. */
const hintereinander = (teile: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...teile);

const Bloecke = ({ tokens }: { tokens: readonly Token[] }) => hintereinander(tokens.map(block));

function block(token: Token): ReactNode {
	switch (token.type) {
		case 'space':
			return null;
		case 'paragraph':
			return absatz(token as Tokens.Paragraph);
		// Within a list, where no empty line stands between its entries.
		case 'text':
			return zeile((token as Tokens.Text).tokens ?? []);
		case 'heading':
			return <h2>{zeile((token as Tokens.Heading).tokens)}</h2>;
		case 'list':
			return liste(token as Tokens.List);
		default:
			throw new Error(`Articles know no ${token.type}: ${token.raw}`);
	}
}

/** A picture has a paragraph to itself; `bild:name` says which. */
function absatz({ tokens }: Tokens.Paragraph): ReactNode {
	const [erster] = tokens;
	if (erster?.type !== 'image') return <p>{zeile(tokens)}</p>;
	const { href, text } = erster as Tokens.Image;
	return <Bild name={href.slice('bild:'.length)} text={text} />;
}

function liste({ ordered, items }: Tokens.List): ReactNode {
	const Tag = ordered ? 'ol' : 'ul';
	return (
		<Tag className={ordered ? css.schritte : css.punkte}>
			{items.map((item) => (
				<li key={item.raw}>
					<div>
						<Bloecke tokens={item.tokens} />
					</div>
				</li>
			))}
		</Tag>
	);
}

const zeile = (tokens: readonly Token[]): ReactNode => hintereinander(tokens.map(wort));

function wort(token: Token): ReactNode {
	switch (token.type) {
		case 'text':
			return (token as Tokens.Text).text;
		case 'strong':
			return <b>{zeile((token as Tokens.Strong).tokens)}</b>;
		case 'link': {
			const { href, tokens } = token as Tokens.Link;
			// The address stands in a file, where the types of the router don't reach; a test knows the pages.
			return (
				<Link className={link.link} {...ziel(href)}>
					{zeile(tokens)}
				</Link>
			);
		}
		default:
			throw new Error(`Articles know no ${token.type}: ${token.raw}`);
	}
}

/** `artikel:slug` is another article, anything else a page of the portal. */
const ziel = (href: string) =>
	href.startsWith('artikel:') ? { to: '/admin/faq', search: { a: href.slice('artikel:'.length) } } : { to: href };
