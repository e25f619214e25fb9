import { useMantineColorScheme } from '@mantine/core';
import css from './faq.module.css';

/** Their addresses; the browser fetches those it shows. */
const DATEIEN = import.meta.glob<string>('../../../docs/hilfe/bilder/*.webp', {
	query: '?url',
	import: 'default',
	eager: true,
});

type Groessen = Readonly<Record<string, { readonly breite: number; readonly hoehe: number }>>;
const [GROESSEN] = Object.values(
	import.meta.glob<Groessen>('../../../docs/hilfe/bilder/bilder.json', { import: 'default', eager: true }),
);

const adresse = (name: string, farbe: 'hell' | 'dunkel') => DATEIEN[`../../../docs/hilfe/bilder/${name}-${farbe}.webp`];

/** Paper is white whatever the screen is. */
const DUNKEL_WENN = { auto: 'screen and (prefers-color-scheme: dark)', dark: 'screen', light: 'not all' } as const;

interface BildProps {
	name: string;
	/** What it shows: seen below it, read instead of it. */
	text: string;
}

/** A picture of the portal as the browser tests took it. */
export function Bild({ name, text }: BildProps) {
	const { colorScheme } = useMantineColorScheme();
	const groesse = GROESSEN?.[name];
	return (
		<figure className={css.bild}>
			<picture>
				<source srcSet={adresse(name, 'dunkel')} media={DUNKEL_WENN[colorScheme]} />
				<img src={adresse(name, 'hell')} alt={text} width={groesse?.breite} height={groesse?.hoehe} loading="lazy" />
			</picture>
			<figcaption aria-hidden="true">{text}</figcaption>
		</figure>
	);
}
