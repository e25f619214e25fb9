import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { SEITEN, SHELL } from '../../texte/shell.ts';
import { parameterQuery } from '../portal/portal.ts';
import css from './druckkopf.module.css';

/** On paper in place of menu and header: whose page this is, of when, and who printed it. */
export function Druckkopf({ name }: { name: string }) {
	const { data } = useQuery(parameterQuery);
	const [jetzt, setJetzt] = useState(() => new Date().toISOString());
	useEffect(() => {
		const stelle = () => flushSync(() => setJetzt(new Date().toISOString()));
		window.addEventListener('beforeprint', stelle);
		return () => window.removeEventListener('beforeprint', stelle);
	}, []);
	return (
		<div className={css.kopf} data-print="only">
			<span>{data?.mandantBezeichnung ?? SHELL.portal}</span>
			<span>{SEITEN.stand(formatDatumUhrzeit(jetzt), name)}</span>
		</div>
	);
}
