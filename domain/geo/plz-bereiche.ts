import type { Punkt } from './punkt.ts';

/** A town by which a postcode area is known. */
export interface Stadt extends Punkt {
	readonly name: string;
	/** First three digits of the postcodes in and around it. */
	readonly bereiche: readonly string[];
	/** 1: a great town, 3: a small one. */
	readonly rang: 1 | 2 | 3;
}

/**
 * Our own list: towns, their centres to about a kilometre, and the postcode areas they stand for. It needs no third
 * party's table; a postcode is as exact as its first three digits. Each line: `Name;Breite;Länge;Bereiche;Rang`.
 */
const LISTE = `
Dresden;51.05;13.74;010,011,012,013;1
Meißen;51.16;13.47;016;3
Riesa;51.31;13.29;015;3
Pirna;50.96;13.94;017,018;3
Hoyerswerda;51.44;14.23;029;3
Bautzen;51.18;14.42;019,026;2
Görlitz;51.15;14.99;028;2
Zittau;50.90;14.81;027;3
Cottbus;51.76;14.33;030,031;1
Senftenberg;51.52;14.00;019,032;3
Leipzig;51.34;12.37;041,042,043,044;1
Torgau;51.56;13.00;048;3
Grimma;51.24;12.73;046,047;3
Halle (Saale);51.48;11.97;060,061,062;1
Naumburg;51.15;11.81;066,067;3
Eisleben;51.53;11.55;063,065;3
Merseburg;51.35;12.00;064;3
Dessau-Roßlau;51.83;12.24;068,069;2
Gera;50.88;12.08;075;2
Altenburg;50.99;12.44;046;3
Jena;50.93;11.59;076,077;2
Saalfeld;50.65;11.36;073,074;3
Zwickau;50.72;12.49;080,081;2
Plauen;50.50;12.14;085,086;2
Aue;50.59;12.70;083;3
Chemnitz;50.83;12.92;091,092,093;1
Freiberg;50.91;13.34;095,096;3
Annaberg-Buchholz;50.58;13.00;094;3
Berlin;52.52;13.40;101,102,103,104,105,106,107,108,109,120,121,122,123,124,125,126,130,131,133,134,135,136,140,141;1
Potsdam;52.40;13.07;144,145;2
Brandenburg an der Havel;52.41;12.55;147;2
Rathenow;52.60;12.34;147;3
Luckenwalde;52.09;13.17;149;3
Frankfurt (Oder);52.34;14.55;152;2
Fürstenwalde;52.36;14.06;155,157;3
Eberswalde;52.83;13.82;162,163;2
Oranienburg;52.75;13.24;165,167;3
Neuruppin;52.92;12.80;168;3
Strausberg;52.58;13.88;153;3
Schwedt;53.06;14.28;163;3
Neubrandenburg;53.56;13.26;170,171;1
Prenzlau;53.32;13.86;172,173;3
Greifswald;54.09;13.39;174,175;2
Rostock;54.09;12.10;180,181,182;1
Stralsund;54.31;13.08;184,185;2
Güstrow;53.79;12.18;182,183;3
Schwerin;53.63;11.41;190,191;1
Wismar;53.89;11.46;239;2
Parchim;53.43;11.85;193;3
Perleberg;53.07;11.86;193;3
Hamburg;53.55;9.99;200,201,202,203,204,205,210,211,220,221,222,223,224,225,226,227;1
Lüneburg;53.25;10.41;213,214;2
Stade;53.60;9.48;216,217;3
Buxtehude;53.47;9.70;216;3
Norderstedt;53.70;10.00;228,229,245;3
Lübeck;53.87;10.69;235,236,237,238;1
Kiel;54.32;10.13;241,242;1
Neumünster;54.07;9.98;245,246,248;2
Rendsburg;54.30;9.66;247,248;3
Schleswig;54.52;9.56;248;3
Flensburg;54.79;9.44;249;1
Elmshorn;53.75;9.65;253,254;3
Itzehoe;53.92;9.51;255;3
Heide;54.20;9.10;257;2
Husum;54.48;9.05;258,259;2
Oldenburg;53.14;8.21;261,262;1
Wilhelmshaven;53.53;8.11;263,264;2
Aurich;53.47;7.48;265,266;3
Leer;53.23;7.45;267,268;2
Emden;53.37;7.21;267;2
Papenburg;53.08;7.40;268,269;3
Bremerhaven;53.55;8.58;275,276;1
Verden;52.92;9.23;272,273;3
Bremen;53.08;8.81;281,282,283,284,287,288,277;1
Syke;52.91;8.82;272,288;3
Rotenburg (Wümme);53.11;9.41;273,274;3
Cuxhaven;53.86;8.70;274;2
Celle;52.62;10.08;292,293;2
Uelzen;52.97;10.56;295;3
Soltau;52.99;9.84;296;3
Salzwedel;52.85;11.15;294;2
Hannover;52.37;9.74;301,304,305,306,308,309;1
Hildesheim;52.15;9.95;311;2
Peine;52.32;10.23;312;3
Hameln;52.10;9.36;317;2
Nienburg;52.64;9.21;315,316;3
Stadthagen;52.32;9.20;316;3
Minden;52.29;8.92;324;2
Herford;52.11;8.67;320,321,322,323;3
Detmold;51.94;8.88;327,328;2
Bielefeld;52.02;8.53;335,336,337,338;1
Gütersloh;51.91;8.38;333,334;2
Paderborn;51.72;8.75;330,331;2
Höxter;51.77;9.38;376;3
Warburg;51.49;9.15;344;3
Kassel;51.31;9.49;340,341,342,343;1
Bad Wildungen;51.12;9.12;345;3
Korbach;51.27;8.87;344,345;3
Schwalmstadt;50.93;9.19;346;3
Marburg;50.81;8.77;350,351,352;2
Gießen;50.58;8.68;353,354;2
Butzbach;50.44;8.66;355;3
Wetzlar;50.56;8.50;355,356;2
Dillenburg;50.74;8.29;356,357;3
Weilburg;50.48;8.26;357;3
Fulda;50.55;9.68;360,361;1
Bad Hersfeld;50.87;9.71;362;2
Alsfeld;50.75;9.27;363;3
Bad Salzungen;50.81;10.23;364;3
Göttingen;51.53;9.93;370,371;1
Eschwege;51.19;10.05;372;3
Heiligenstadt;51.38;10.14;373;3
Northeim;51.71;10.00;371,374,375;3
Holzminden;51.83;9.45;376;3
Braunschweig;52.27;10.52;381,383;1
Salzgitter;52.15;10.33;382;2
Wolfsburg;52.42;10.79;384,385;2
Gifhorn;52.49;10.55;385;3
Goslar;51.91;10.43;386,387;2
Halberstadt;51.90;11.06;388;2
Magdeburg;52.13;11.63;391;1
Burg;52.27;11.86;392;3
Haldensleben;52.29;11.41;393;3
Stendal;52.61;11.86;395,396;2
Schönebeck;52.02;11.74;392;3
Düsseldorf;51.23;6.78;402,404,405,406,408;1
Mönchengladbach;51.20;6.44;410,411,412,413,417,418;2
Neuss;51.20;6.69;414,415;3
Wuppertal;51.26;7.15;421,422,423,424,425,426,427,428,429;1
Dortmund;51.51;7.47;441,442,443,445;1
Herne;51.54;7.22;446;3
Bochum;51.48;7.22;447,448;2
Essen;51.46;7.01;451,452,453,454;1
Recklinghausen;51.61;7.20;456,457;2
Gelsenkirchen;51.52;7.09;458,459;2
Oberhausen;51.47;6.86;460,461,462;2
Bocholt;51.84;6.62;463,464;2
Wesel;51.66;6.62;464,465;3
Duisburg;51.43;6.76;470,471,472;1
Moers;51.45;6.64;474;3
Kleve;51.79;6.14;475,476;2
Krefeld;51.33;6.56;477,478,479;2
Münster;51.96;7.63;481,482,483;1
Rheine;52.28;7.44;484;2
Nordhorn;52.43;7.07;485,498;2
Coesfeld;51.94;7.17;486,487;3
Osnabrück;52.28;8.05;490,491,492,493;1
Vechta;52.73;8.29;493,494;3
Ibbenbüren;52.28;7.71;494,495;3
Cloppenburg;52.85;8.05;496;3
Meppen;52.69;7.29;497;2
Lingen;52.52;7.32;498;3
Köln;50.94;6.96;506,507,508,509,511;1
Bergheim;50.96;6.64;501,502;3
Leverkusen;51.03;6.99;513,514;2
Gummersbach;51.03;7.56;516,517;3
Aachen;50.78;6.08;520,521,522;1
Düren;50.80;6.48;523,524;2
Heinsberg;51.06;6.10;525;3
Bonn;50.73;7.10;531,532,533,534;1
Siegburg;50.79;7.21;537,538;3
Euskirchen;50.66;6.79;538,539;3
Bad Neuenahr-Ahrweiler;50.54;7.11;534;3
Trier;49.76;6.64;542,543;1
Bitburg;49.97;6.53;546;2
Wittlich;49.99;6.89;545;3
Mainz;50.00;8.27;551,552;1
Bad Kreuznach;49.84;7.87;554,555;2
Idar-Oberstein;49.71;7.31;556,557,558;2
Koblenz;50.36;7.59;560,561,562,563;1
Neuwied;50.43;7.46;565;3
Mayen;50.33;7.22;567;2
Cochem;50.15;7.17;568;3
Siegen;50.87;8.02;570,571,572;1
Altenkirchen;50.69;7.65;576;3
Olpe;51.03;7.85;574;3
Hachenburg;50.66;7.82;576;3
Hagen;51.36;7.47;580,581,582,583,584;2
Lüdenscheid;51.22;7.63;585,588;3
Iserlohn;51.38;7.70;586,587;3
Hamm;51.68;7.82;590,591,592,593;2
Soest;51.57;8.11;594,595;2
Arnsberg;51.40;8.06;597,598,599;2
Lippstadt;51.67;8.35;595;3
Frankfurt am Main;50.11;8.68;603,604,605,659;1
Bad Vilbel;50.18;8.74;611;3
Friedberg;50.34;8.76;611,612;2
Bad Homburg;50.23;8.62;613,614,657,658;3
Offenbach am Main;50.10;8.77;630,631,632,633;2
Hanau;50.13;8.92;634,635,636;2
Aschaffenburg;49.98;9.15;637,638,639;1
Darmstadt;49.87;8.65;642,643,644,645,646;1
Michelstadt;49.68;9.01;647;3
Bensheim;49.68;8.62;646;3
Wiesbaden;50.08;8.24;651,652,653;1
Rüsselsheim;49.99;8.41;654;3
Limburg an der Lahn;50.38;8.05;655,656;2
Saarbrücken;49.23;7.00;661,662,663;1
Neunkirchen;49.34;7.18;665;3
St. Wendel;49.47;7.17;666;3
Merzig;49.44;6.64;666;3
Saarlouis;49.31;6.75;667,668;3
Homburg;49.32;7.34;664;3
Zweibrücken;49.25;7.37;664,665;3
Pirmasens;49.20;7.60;669;2
Ludwigshafen am Rhein;49.48;8.44;670,671;2
Speyer;49.32;8.43;673;3
Neustadt an der Weinstraße;49.35;8.14;674;3
Worms;49.63;8.36;675;2
Kaiserslautern;49.44;7.77;676,677;1
Landau in der Pfalz;49.20;8.12;768,769;2
Mannheim;49.49;8.47;681,682,683,685;1
Heidelberg;49.41;8.70;691,692;1
Schwetzingen;49.38;8.57;687;3
Weinheim;49.55;8.67;694,695;3
Stuttgart;48.78;9.18;701,703,704,705,706,707;1
Böblingen;48.69;9.01;710,711;3
Ludwigsburg;48.90;9.19;712,713,714,715,716,717;2
Backnang;48.95;9.43;715;3
Tübingen;48.52;9.06;720,721;2
Freudenstadt;48.46;8.41;722;2
Balingen;48.27;8.85;723,724;3
Reutlingen;48.49;9.21;725,726,727,728;2
Göppingen;48.70;9.65;730,731,732,733;2
Aalen;48.84;10.09;734,735;2
Esslingen;48.74;9.31;737;3
Schwäbisch Gmünd;48.80;9.80;735,736;3
Heilbronn;49.14;9.22;740,741,742,743;1
Schwäbisch Hall;49.11;9.74;744,745;2
Künzelsau;49.28;9.69;746;3
Mosbach;49.35;9.15;748,749;3
Pforzheim;48.89;8.70;751,752,753,754;2
Karlsruhe;49.01;8.40;761,762,763,764,766,767;1
Baden-Baden;48.76;8.24;765;2
Bruchsal;49.12;8.60;766;3
Offenburg;48.47;7.94;776,777;2
Lahr;48.34;7.87;779;3
Villingen-Schwenningen;48.06;8.46;780,781;2
Singen;47.76;8.84;782,783;3
Konstanz;47.66;9.18;784,783;2
Tuttlingen;47.98;8.82;785;3
Rottweil;48.17;8.63;786,787;3
Freiburg im Breisgau;48.00;7.85;790,791,792,793;1
Lörrach;47.61;7.66;795,796;2
Waldshut-Tiengen;47.62;8.21;797,798;3
Titisee-Neustadt;47.91;8.21;798;3
München;48.14;11.58;803,804,805,806,807,808,809,812,813,814,815,816,817,818,819,820,821;1
Starnberg;48.00;11.34;823;3
Weilheim;47.84;11.14;823,824;3
Garmisch-Partenkirchen;47.49;11.10;824;2
Rosenheim;47.86;12.13;830,831,835,836,837;2
Traunstein;47.87;12.64;832,833;2
Bad Reichenhall;47.73;12.88;834;3
Landshut;48.54;12.15;840,841;1
Dingolfing;48.63;12.50;841;3
Straubing;48.88;12.57;943;2
Mühldorf am Inn;48.25;12.52;844,845;2
Pfarrkirchen;48.43;12.94;843;3
Ingolstadt;48.76;11.42;850,851;1
Dachau;48.26;11.43;852;3
Freising;48.40;11.74;853,854;2
Erding;48.31;11.91;854,855,856;3
Pfaffenhofen;48.53;11.51;852;3
Augsburg;48.37;10.90;861,862,863,864,865;1
Donauwörth;48.72;10.78;866,867;2
Landsberg am Lech;48.05;10.88;868,869;2
Kempten;47.73;10.31;874,875;1
Memmingen;47.98;10.18;877;2
Kaufbeuren;47.88;10.62;875,876;3
Ravensburg;47.78;9.61;882,883;2
Friedrichshafen;47.65;9.48;880;2
Lindau;47.55;9.69;881;3
Biberach;48.10;9.79;884,885;3
Sigmaringen;48.09;9.22;725,886;3
Ulm;48.40;9.99;890,891,892;1
Heidenheim;48.68;10.15;895;3
Günzburg;48.45;10.28;893,894;3
Nürnberg;49.45;11.08;904,905;1
Fürth;49.48;10.99;907,905,906;3
Erlangen;49.59;11.00;910;2
Hersbruck;49.51;11.43;912;3
Forchheim;49.72;11.06;913;3
Neustadt an der Aisch;49.58;10.61;914;3
Ansbach;49.30;10.57;915,916;2
Weißenburg;49.03;10.97;917,918;3
Schwabach;49.33;11.02;911;3
Amberg;49.44;11.86;922;2
Neumarkt in der Oberpfalz;49.28;11.46;923;3
Schwandorf;49.33;12.11;924,925;3
Weiden in der Oberpfalz;49.68;12.16;926,927;2
Regensburg;49.02;12.10;930,931;1
Kelheim;48.92;11.87;933;3
Cham;49.22;12.66;934;2
Passau;48.57;13.46;940,941;1
Freyung;48.81;13.55;940,941;3
Regen;48.97;13.13;942;3
Deggendorf;48.84;12.96;944,945;3
Hof;50.32;11.92;950,951,952;1
Marktredwitz;50.00;12.09;956,957;3
Kulmbach;50.10;11.45;953;3
Bayreuth;49.95;11.58;954,955;2
Bamberg;49.89;10.89;960,961;1
Kronach;50.24;11.33;962,963;3
Coburg;50.26;10.96;964,965;2
Würzburg;49.79;9.95;970,971,972,973;1
Schweinfurt;50.05;10.23;974,975;2
Bad Neustadt an der Saale;50.32;10.21;976,977;3
Bad Mergentheim;49.49;9.77;979;3
Lohr am Main;49.99;9.58;978;3
Wertheim;49.76;9.51;978,979;3
Suhl;50.61;10.69;985,987;2
Meiningen;50.57;10.42;986;3
Ilmenau;50.69;10.91;986,987;3
Erfurt;50.98;11.03;990,991,992;1
Weimar;50.98;11.33;994,995;2
Nordhausen;51.51;10.79;997;2
Mühlhausen;51.21;10.45;999;3
Eisenach;50.98;10.32;998;2
Gotha;50.95;10.70;998;3
Sondershausen;51.37;10.87;997;3
Apolda;51.02;11.51;995;3`;

export const STAEDTE: readonly Stadt[] = LISTE.trim()
	.split('\n')
	.map((zeile) => {
		const [name = '', lat, lon, bereiche = '', rang] = zeile.split(';');
		return {
			name,
			lat: Number(lat),
			lon: Number(lon),
			bereiche: bereiche.split(','),
			rang: Number(rang) as Stadt['rang'],
		};
	});
