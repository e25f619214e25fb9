import { IconDeviceDesktop } from '@tabler/icons-react';
import { SEITEN } from '../../texte/shell.ts';
import { Brand } from './brand.tsx';
import css from './desktop-screen.module.css';
import { usePageHead } from './page-head.ts';

const TEXT = SEITEN.desktop;

/** All that phones and tablets see. */
export function DesktopScreen() {
	usePageHead({ title: TEXT.titel });
	return (
		<main className={css.screen}>
			<Brand look="public" />
			<div className={css.body}>
				<span className={css.icon}>
					<IconDeviceDesktop size={40} stroke={1.7} aria-hidden="true" />
				</span>
				<h1 className={css.heading}>{TEXT.titel}</h1>
				<p className={css.text}>{TEXT.text}</p>
				<dl className={css.address}>
					<dt>{TEXT.adresse}</dt>
					<dd>{window.location.host}</dd>
				</dl>
			</div>
		</main>
	);
}
