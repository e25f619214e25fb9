import { useMantineColorScheme } from '@mantine/core';
import BILDER from '../../../docs/hilfe/bilder/bilder.json' with { type: 'json' };
import css from './faq.module.css';

/** Their addresses; the browser fetches those it shows. */
const DATEIEN = import.meta.glob<string>('../../../docs/hilfe/bilder/*.webp', {
	query: '?url',
	import: 'default',
	eager: true,
});

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
	const groesse = (BILDER as Readonly<Record<string, { breite: number; hoehe: number }>>)[name];
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
