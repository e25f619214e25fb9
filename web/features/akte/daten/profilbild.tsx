import { useQuery } from '@tanstack/react-query';
import { parameterQuery } from '../../portal/portal.ts';
import { useAkte } from '../akte-kontext.tsx';
import { Feldgruppe } from './feldgruppe.tsx';
import { BILD } from './personenfelder.ts';

/** The volunteer's picture, where the provider asks for one or there is one. */
export function Profilbild() {
	const { freiwilliger } = useAkte();
	const { data: parameter } = useQuery(parameterQuery);
	if (!parameter?.bewerbungIsProfilbild && !freiwilliger.profilbildUploadID) return null;
	return <Feldgruppe gruppe={BILD} />;
}
