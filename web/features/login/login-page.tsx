import { useQuery } from '@tanstack/react-query';
import { LOGIN } from '../../texte/login.ts';
import { Brand } from '../shell/brand.tsx';
import { usePageHead } from '../shell/page-head.ts';
import { infoQuery, zyklenQuery } from '../shell/portal.ts';
import { currentZyklus } from '../shell/zyklus.ts';
import css from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { ZyklusKalender } from './zyklus-kalender.tsx';

export function LoginPage({ ziel }: { ziel: string }) {
	const { data: info } = useQuery(infoQuery);
	const { data: zyklen } = useQuery(zyklenQuery);
	const zyklus = zyklen && currentZyklus(zyklen, null);
	usePageHead({ title: LOGIN.titel });
	return (
		<div className={css.page}>
			<main id="inhalt" className={css.side}>
				<Brand look="public" />
				<div className={css.middle}>
					<h1 className={css.title}>{LOGIN.titel}</h1>
					<p className={css.subtitle}>{LOGIN.untertitel}</p>
					<LoginForm ziel={ziel} />
				</div>
				<p className={css.version}>{info && LOGIN.version(info.version)}</p>
			</main>
			<aside className={css.panel}>{zyklus && info && <ZyklusKalender zyklus={zyklus} heute={info.heute} />}</aside>
		</div>
	);
}
