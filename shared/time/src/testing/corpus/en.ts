/** Read on Wednesday, 18 November 2026, at 10:00. Before `=>` the line, after it the title and what was said. */
export const en = `
essay fri 8pm !high => essay | 11-20 20:00 high
lab report by tomorrow at 4:30pm !m => lab report | 11-19 16:30 medium
group call 18:10-18:50 => group call | 11-18 18:10-18:50
seminar next mon 2-4pm => seminar | 11-23 14:00-16:00
lunch 11-1pm => lunch | 11-18 11:00-13:00
pay rent on 1 Dec => pay rent | 12-01
exam jan 5 => exam | 2027-01-05
call home in 3 days => call home | 11-21
trip 2026-12-24 => trip | 12-24
party 23:30 => party | 11-18 23:30
hand in 23:59 => hand in | 11-18 23:59
submit essay 11:59pm => submit essay | 11-18 23:59
submit essay by 11:59 pm => submit essay | 11-18 23:59
lunch with Ann at noon => lunch with Ann | 11-18 12:00
meet Bob tomorrow at noon => meet Bob | 11-19 12:00
dinner tonight at 8 => dinner | 11-18 20:00
tonight at 8 call mum => call mum | 11-18 20:00
call mum tomorrow at 10 => call mum | 11-19 10:00
tomorrow at 10 call mum => call mum | 11-19 10:00
dentist day after tomorrow => dentist | 11-20
dentist the day after tomorrow at 9am => dentist | 11-20 09:00
tomorrow: buy milk => buy milk | 11-19
buy milk today => buy milk | 11-18
buy milk tmr => buy milk | 11-19
today finish slides => finish slides | 11-18
water plants tomorrow morning => water plants | 11-19 08:00
party 5/12 => party | 12-05
party 12/5 => party | 2027-05-12
hand in 30/11 => hand in | 11-30
hand in 11/30 => hand in | 11-30
release 2026/12/01 => release | 12-01
release on 2026.12.01 => release | 12-01
2027-01-15 semester ends => semester ends | 2027-01-15
review in 2 weeks => review | 12-02
review in two weeks => review | 12-02
renew passport in a month => renew passport | 12-18
check oven in 20 minutes => check oven | 11-18 10:20
check oven in half an hour => check oven | 11-18 10:30
laundry in an hour => laundry | 11-18 11:00
in 2 hours take pills => take pills | 11-18 12:00
shift in 15 hours => shift | 11-19 01:00
a week from now send report => send report | 11-25
send report three days from now => send report | 11-21
rent due 1st => rent | 12-01
pay rent on the 25th => pay rent | 11-25
pay rent by the 1st => pay rent | 12-01
dinner 21st => dinner | 11-21
hike this weekend => hike | 11-21
this weekend clean the flat => clean the flat | 11-21
camping next weekend => camping | 11-28
gym every friday => gym | 11-20 every week 5
every friday gym => gym | 11-20 every week 5
every day stretch => stretch | 11-18 every day
stretch every day at 7am => stretch | 11-18 07:00 every day
team sync every 2 weeks => team sync | 11-18 every 2 week
team sync every two weeks on monday => team sync | 11-23 every 2 week 1
team sync every other week => team sync | 11-18 every 2 week
call grandma every sunday at 6pm => call grandma | 11-22 18:00 every week 7
run every mon, wed and fri => run | 11-18 every week 1,3,5
run every tuesday and thursday => run | 11-19 every week 2,4
standup every weekday at 9:15 => standup | 11-18 09:15 every week 1,2,3,4,5
standup on weekdays => standup | 11-18 every week 1,2,3,4,5
budget every month => budget | 11-18 every month
take vitamins daily => take vitamins | 11-18 every day
backup weekly => backup | 11-18 every week
night shift 22:00-02:00 => night shift | 11-18 22:00-02:00
night shift friday 22:00-02:00 => night shift | 11-20 22:00-02:00
night shift 10pm-2am => night shift | 11-18 22:00-02:00
fireworks at midnight => fireworks | 11-19 00:00
hand in tomorrow by midnight => hand in | 11-20 00:00
fireworks midnight => fireworks | 11-19 00:00
flight tomorrow 9:00 remind me 2 hours before => flight | 11-19 09:00 remind 120
exam friday 10am remind me 1 day before => exam | 11-20 10:00 remind 1440
call at 3pm, remind me 10 minutes before => call | 11-18 15:00 remind 10
remind me to call mum tomorrow at 5pm => call mum | 11-19 17:00 remind 0
remind me to buy milk tomorrow => remind me to buy milk | 11-19
remind me half an hour before seminar tomorrow 14:00 => seminar | 11-19 14:00 remind 30
buy tickets !! => buy tickets | high
!! buy tickets tomorrow => buy tickets | 11-19 high
fix bike !low => fix bike | low
fix bike !l friday => fix bike | 11-20 low
fix bike !!! => fix bike | high
friday dentist => dentist | 11-20
dentist friday => dentist | 11-20
dentist on friday => dentist | 11-20
dentist this friday => dentist | 11-20
dentist next friday => dentist | 11-27
dentist friday next week => dentist | 11-27
dentist next week => dentist | 11-23..2026-11-29
notes of last monday
missed class last monday => missed class | 11-16
missed class last wednesday => missed class | 11-11
meet Sat at 10 => meet | 11-21 10:00
swim sat => swim | 11-21
swim Sat 10am => swim | 11-21 10:00
brunch Sun 11am => brunch | 11-22 11:00
brunch on Sun => brunch | 11-22
quiz tue => quiz | 11-24
quiz thurs 2pm => quiz | 11-19 14:00
quiz wed => quiz | 11-18
sunday call home => call home | 11-22
saturday night movie => movie | 11-21 20:00
movie friday night at 9 => movie | 11-20 21:00
movie tomorrow night => movie | 11-19 20:00
laundry Sat morning => laundry | 11-21 08:00
Sat afternoon hike => hike | 11-21 14:00
call mum on 1 Dec in the evening => call mum | 12-01 20:00
run tomorrow morning at 5 => run | 11-19 05:00
seminar tomorrow afternoon at 3 => seminar | 11-19 15:00
gym every saturday afternoon => gym | 11-21 14:00 every week 6
tonight finish slides => finish slides | 11-18 20:00
saturday night market => night market | 11-21
good morning
morning run
Dec 1 pay fees => pay fees | 12-01
pay fees December 1st => pay fees | 12-01
pay fees by the 1st of December => pay fees | 12-01
pay fees 1 December 2027 => pay fees | 2027-12-01
sign the form of 5 march 1998
may 5 1999
pay fees on March 3, 2027 => pay fees | 2027-03-03
concert 3 Mar => concert | 2027-03-03
concert on May 5 => concert | 2027-05-05
concert Nov 20 7:30pm => concert | 11-20 19:30
concert 25 Dec at 8pm => concert | 12-25 20:00
report by end of month => report | 11-30
report end of the month => report | 11-30
report by the end of next month => report | 12-31
call 8.30pm => call | 11-18 20:30
call 8 pm => call | 11-18 20:00
call at 8 p.m. => call | 11-18 20:00
call at 9 in the morning => call | 11-18 09:00
call tomorrow at 7 in the evening => call | 11-19 19:00
call at 10 o'clock => call | 11-18 10:00
call tomorrow at 5 => call | 11-19 17:00
class from 2 to 4pm => class | 11-18 14:00-16:00
class 2pm to 4pm => class | 11-18 14:00-16:00
class 9am-11:30am => class | 11-18 09:00-11:30
class 13:00 to 15:00 tomorrow => class | 11-19 13:00-15:00
class at 12am => class | 11-19 00:00
class at 12pm => class | 11-18 12:00
at 7pm choir => choir | 11-18 19:00
choir at 19:00 on thursday => choir | 11-19 19:00
choir thursday at 19:00 => choir | 11-19 19:00
choir until 9pm => choir | 11-18 21:00
19:00 choir => choir | 11-18 19:00
pick up parcel before 6pm => pick up parcel | 11-18 18:00
pick up parcel before friday => pick up parcel | 11-20
please buy stamps tomorrow => please buy stamps | 11-19
remember to tomorrow bring laptop => remember to bring laptop | 11-19
７：３０ jog => jog | 11-18 19:30
read paper 明天 => read paper | 11-19
essay 周五 8pm => essay | 11-20 20:00
3/4 time music
mon and wed lab
Friday or Saturday party
I sat with Tom
SAT exam prep
buy a Sun lamp
Sun lamp
Black Friday
Black Friday list
meet @ 3pm => meet | 11-18 15:00
watch "Tomorrow Never Dies"
Tomorrow Never Dies review
read "The Day After Tomorrow"
Read chapter 8-9
Solve 1/2 of the sheet
C++ 17 features!
Watch the sunset
Monitor the build
2026-02-30 does not exist
wow!high5
move friday talk to sat
where I sat
the cat sat
enjoy the sun
in the sun
sun cream
Sunday school songs
Monday blues playlist
Sunday roast recipe
Friday night lights
buy Sunday Times
thank god it's Friday
hate mondays
Friday's notes
today's notes
tomorrow's slides
learn for tomorrow => learn | 11-19
homework for friday => homework | 11-20
history of yesterday
USA Today
live for today
just wed
you may 5 of them
march 3 miles
March of the penguins
it may rain
will march
may the force be with you
1st draft
2nd floor key
3rd party licences
came 1st
finish 2nd
the 5th element
Henry 8th
high noon
Midnight in Paris
midnight snack
burning the midnight oil
look at 3 papers
look at 10 places
stay at 5 stars
live at 10 Downing Street
set oven at 180
at 50% off
everyday words
everyday carry
every time
every friday I'm in love
New York Daily
the daily
Daily standup notes
Weekly report
monthly magazine
10 minutes before
two days before exams
three day trip
30 day challenge
a week off
finish in 5 minutes flat
Python 3.12
upgrade Node 24.21
v2.0 release
GPA 3.9
costs $12.25
¥25.12 refund
12.5 km run
1/2 cup sugar
buy 3/4 mile rope
score 3:2
John 3:16
ratio 16:09
scale 1:50
page 10-12
section 3.4
season 2
24/7 shop
9/11 documentary
50/50 split
25:00 concert
32/13 nonsense
Feb 30 party
13pm lunch
route 66
room 101
mon ami
Tuesday's child
from Monday to Friday
Mon-Fri office
like Sunday
meeting about friday
song called Friday
wedding crashers
secondhand store
market research
decide colours
augment data
marathon plan
satellite dish
monument walk
mayor interview
junior league
I/O notes
one more time
Thursday Murder Club
Monday Blues playlist
Friday Tips by Tim => Tips by Tim | 11-20
Tuesday People essay => People essay | 11-24
Saturday Kitchen Live recipe
Sunday Brunch at Tiffany's => Brunch at Tiffany's | 11-22
Tomorrow X Together album
Yesterday Once More lyrics
Today Show clip
Friday Night Lights
January Jones interview
April Ludgate costume
May Day parade
June Carter biography
August Rush
March Madness bracket
October Sky review
Book the Thursday Murder Club
listen to Friday I'm in Love
Sunday Bloody Sunday
Monday Tuesday Happy Days
Mon Laferte concert
Sat Nam meditation
Tonight Tonight by Genesis
8 Mile
21 Jump Street
7 Days of Genius
24 Hours in A&E
Five Nights at Freddy's
One Day by David Nicholls
500 Days of Summer
12 Angry Men
2001 A Space Odyssey
Catch-22
Blink-182 tickets
Room 101
route 66 playlist
9 to 5
7-Eleven run
3-2-1 contact
chmod 755
order 12-pack of pens
write 10-12 pages
solve 5/6 of the sheet
buy 2/3 cup milk
bus 10:10:24
resistor 4.7k
fix bug 12.1
python 3.12
ios 18.1 update
read mark 4:35
play the 1812 overture
win 3-0
the may queen
mayday
secondary market
call mr friday
dinner with april
email june about rent
august's invoice
text may
meet april tomorrow => meet april | 11-19
tea with june on friday => tea with june | 11-20
Thursday Murder Club on friday => Thursday Murder Club | 11-20
Friday Dinner with Mum => Dinner with Mum | 11-20
friday dinner with mum => dinner with mum | 11-20
Friday 8pm Dinner => Dinner | 11-20 20:00
Tomorrow: Maths test => Maths test | 11-19
Monday, Group Meeting => Group Meeting | 11-23
Monday Meeting => Meeting | 11-23
Friday Physics Lab
On Friday Physics Lab => Physics Lab | 11-20
hand it in by sunday night => hand it in | 11-22 20:00
email prof before 5pm => email prof | 11-18 17:00
movie tonight at 9 => movie | 11-18 21:00
wake up 6am every weekday => wake up | 11-18 06:00 every week 1,2,3,4,5
dentist dec 3 at 9:15am => dentist | 12-03 09:15
dentist 3rd of dec 9:15 => dentist | 12-03 09:15
visa interview 12 jan 2027 8:30am => visa interview | 2027-01-12 08:30
bring cake next friday => bring cake | 11-27
gym every monday at 7am !low => gym | 11-23 07:00 every week 1 low
submit in 45 minutes => submit | 11-18 10:45
party saturday 9pm-1am => party | 11-21 21:00-01:00
book club this thursday 7pm => book club | 11-19 19:00
return books by end of month => return books | 11-30
water plants every 3 days => water plants | 11-18 every 3 day
call mom sunday afternoon => call mom | 11-22 14:00
FRIDAY CALL MUM => CALL MUM | 11-20
Tomorrow I See Tom => I See Tom | 11-19
Friday Night Dinner => Dinner | 11-20 20:00
Friday December 4 Murder Club => Murder Club | 12-04
thursday Murder Club => Murder Club | 11-19
Thursday: Murder Club => Murder Club | 11-19
Thursday 19 November Murder Club => Murder Club | 11-19
Murder Club Thursday => Murder Club | 11-19
essay 45m => essay | 45 min
45m sprint at 3pm => 45m sprint | 11-18 15:00
run 400m
swim 50m tomorrow => swim 50m | 11-19
essay fri 8pm 90 min => essay | 11-20 20:00 90 min
read chapter 4 for 2 hours => read chapter 4 | 120 min
lab report 1h30 #lab #hand-in => lab report | 90 min #lab #hand-in
problem set 1.5h => problem set | 90 min
take the 3 hour exam
call 20 minutes before
library open 24h
learn C#
sing in F# minor
#1 priority
fix issue #45
see example.org/#top
email bob@school.edu
meet @bob at the gate
set 8 @linear => set 8 | @Linear Algebra
set 8 @Linear Algebra tomorrow => set 8 | 11-19 @Linear Algebra
mail ann@data.org
lab @Data Structures #lab !high => lab | high @Data Structures #lab
dinner with mum tomorrow at 7 => dinner with mum | 11-19 19:00
breakfast at half past seven => breakfast | 11-18 07:30
dentist 3 December at quarter past four => dentist | 12-03 16:15
pay rent on the 1st of every month => pay rent | 12-01 every month 1
on the last day of every month back up => back up | 11-30 every month -1
every month on the 31st check => check | 12-31 every month 31
every morning at 7 run => run | 11-18 07:00 every day
every night at 10 journal => journal | 11-18 22:00 every day
24.12.2026 call grandma => call grandma | 12-24
urgent: Friday hand in the form => urgent: hand in the form | 11-20
v1.2.2026 release
a quarter of the book
half past caring
last day of school
rate it from 1 to 5
5 a side football weds 6pm => 5 a side football | 11-18 18:00
workout mon/wed/fri 7am => workout | 11-18 07:00 every week 1,3,5
sat/sun trip
yoga on Mondays => yoga | 11-23 every week 1
yoga Mondays and Wednesdays 6-7pm => yoga | 11-18 18:00-19:00 every week 1,3
weekly review Sundays 5pm => weekly review | 11-22 17:00 every week 7
clean kitchen Saturdays => clean kitchen | 11-21 every week 6
Mondays are hard
case of the Mondays
Sundays in the park
team lunch first Friday of every month
by end of day submit timesheet => submit timesheet | 11-18
end of the day reflection
write this evening => write | 11-18 20:00
this morning's notes
call Ann tomorrow night 9 => call Ann | 11-19 21:00
night 9
high priority: visa form => visa form | high
low priority tidy desk => tidy desk | low
high priority inbox cleanup
8 Dec (Tue) 3pm call => call | 12-08 15:00
around 3pm tomorrow coffee => coffee | 11-19 15:00
meet Ann at 5:30 => meet Ann | 11-18 17:30
a week on Friday
the day before yesterday notes => notes | 11-16
weekdays 7am run => run | 11-18 07:00 every week 1,2,3,4,5
weekdays are busy
pay rent every 1st => pay rent | 12-01 every month 1
meet every 2nd week
monthly on the 15th pay card => pay card | 12-15 every month
every weekend call gran => call gran | 11-21 every week 6
sync every fortnight fri 10am => sync | 11-20 10:00 every 2 week
2026-11-30T14:00 viva => viva | 11-30 14:00
exam fri 9am, alert 1h before => exam | 11-20 09:00 remind 60
low prio clean desk => clean desk | low
my prio list
a week from friday visit gran => visit gran | 11-27
tomorrow is another day quote
sunday bloody sunday cover
week 3 quiz
every mon-fri 6am gym => gym | 11-18 06:00 every week 1,2,3,4,5
every tue & thu 5pm club => club | 11-19 17:00 every week 2,4
between 2 and 4pm pickup => pickup | 11-18 14:00-16:00
between jobs 4pm => between jobs | 11-18 16:00
gym every mon wed fri 6pm => gym | 11-18 18:00 every week 1,3,5
quiz next week wednesday => quiz | 11-25
concert on saturday the 28th at 8pm => concert | 11-28 20:00
party dec 24th evening => party | 12-24 20:00
pick up parcel after 4pm tomorrow => pick up parcel | 11-19 16:00
return library books within a week => return library books | 11-25
movie night friday 7:30 => movie night | 11-20 19:30
swim mwf 7am => swim | 11-18 07:00 every week 1,3,5
tth 3pm lab => lab | 11-19 15:00 every week 2,4
laundry on the weekend => laundry | 11-21
essay due 11:59pm sunday => essay | 11-22 23:59
register for courses dec 1 at 8am sharp => register for courses | 12-01 08:00
wake up at 6 => wake up | 11-18 06:00
debate club every first monday => debate club every first monday
rent due the first of every month => rent due | 12-01 every month 1
every 15th of the month gym fee => gym fee | 12-15 every month 15
return keys by the 28th of this month => return keys | 11-28
mon-fri 7am run => run | 11-18 07:00 every week 1,2,3,4,5
visit gran mon-fri
movie tonight 8-10 => movie | 11-18 20:00-22:00
at half 5 gym => gym | 11-18 17:30
half 5 gym => gym | 11-18 17:30
gym tomorrow half past 7 am => gym | 11-19 07:30
meet Ann at half ten => meet Ann | 11-18 10:30
half ten of them are done
buy half a pizza
dentist friday week => dentist | 11-27
dentist friday fortnight => dentist | 12-04
essay draft due in a fortnight => essay draft | 12-02
friday week dentist
monday week 3 slides => week 3 slides | 11-23
brunch sat 11 => brunch | 11-21 11:00
dinner fri 8 => dinner | 11-20 20:00
meeting fri 9 => meeting | 11-20 09:00
workshop all day friday => workshop | 11-20
all day saturday revision => revision | 11-21
all day breakfast
gifts before christmas => gifts | 12-25
by new year's eve: book the hall => book the hall | 12-31
the night before christmas poem
christmas cards
yoga mon wed fri 6:30am => yoga | 11-18 06:30 every week 1,3,5
submit reflection no later than 8 pm => submit reflection | 11-18 20:00
form no later than friday => form | 11-20
homework for wed 25th => homework | 11-25
party friday the 25th => party | 12-25
essay due 11:59 tonight => essay | 11-18 23:59
noon tmr lunch with dad => lunch with dad | 11-19 12:00
study w/ mia friday arvo at 2 => study w/ mia | 11-20 14:00
pick up keys at ten to six => pick up keys | 11-18 17:50
call Ann twenty past four => call Ann | 11-18 16:20
shift ten to six
open mic thursday 8 till 10pm => open mic | 11-19 20:00-22:00
hand in essay on or before dec 4 => hand in essay | 12-04
cs coursework, due: 27 nov => cs coursework | 11-27
essay due by friday => essay | 11-20
quick call in an hour and a half => quick call | 11-18 11:30
poem on valentine's day traditions
costume party on halloween => costume party | 2027-10-31
lab 10-11:30 => lab | 11-18 10:00-11:30
tutorial 2-3:30 => tutorial | 11-18 14:00-15:30
tutorial tomorrow 2-3:30 => tutorial | 11-19 14:00-15:30
lecture from 9 to 10:30 => lecture | 11-18 09:00-10:30
class 1:30-3 => class | 11-18 13:30-15:00
dinner 7:30-9 => dinner | 11-18 19:30-21:00
lunch 12:30-1:30 => lunch | 11-18 12:30-13:30
exam 11:30-2:30 => exam | 11-18 11:30-14:30
lunch 12:30pm-1:30 => lunch | 11-18 12:30-13:30
shift 22:00-2:00 => shift | 11-18 22:00-02:00
party 10pm-2:00 => party | 11-18 22:00-02:00
May 5-10:30 call
seminar 2-3:30pm => seminar | 11-18 14:00-15:30
read chapter 9-10:30
gym at 18h
flight 14h05
meeting 3pm, remind 30m => meeting | 11-18 15:00 remind 30
meeting 3pm, 30 min reminder => meeting | 11-18 15:00 remind 30
8.30 class
due 8.30
meet at 10.15 tomorrow => meet | 11-19 10:15
Dec 25 - Jan 2 ski => ski | 12-25 every day until 2027-01-02
2026-12-01 to 2026-12-03 conference => conference | 12-01 every day until 12-03
movie this evening 7 => movie | 11-18 19:00
send form fortnight from today => send form | 12-02
since monday
read The Day After Tomorrow
chem quiz 1 week from friday => chem quiz | 11-27
talk two weeks from monday => talk | 12-07
water plants in 3 days' time => water plants | 11-21
send draft in a week's time => send draft | 11-25
gym 6-7 tonight => gym | 11-18 18:00-19:00
dinner out 7-9 tomorrow => dinner out | 11-19 19:00-21:00
shift 10-6 tomorrow => shift | 11-19 10:00-18:00
gym saturday 6-7 => gym | 11-21 18:00-19:00
read pages 6-7 tonight => read pages 6-7 | 11-18 20:00
slides 6-7 tonight => slides 6-7 | 11-18 20:00
they won 3-2 tonight => they won 3-2 | 11-18 20:00
kids aged 6-7 tomorrow => kids aged 6-7 | 11-19
gym tues & thurs 7pm => gym | 11-19 19:00 every week 2,4
mon, wed & fri 7am swim => swim | 11-18 07:00 every week 1,3,5
yoga tuesday and thursday at 6pm => yoga | 11-19 18:00 every week 2,4
party fri & sat 9pm => party fri & sat | 11-18 21:00
quiz mon or wed 9am => quiz mon or wed | 11-18 09:00
tues & thurs lab
lunch at 1300 => lunch | 11-18 13:00
dentist friday at 0915 => dentist | 11-20 09:15
at 1300 lunch
1430 meeting => meeting | 11-18 14:30
1430 meeting tomorrow => meeting | 11-19 14:30
tomorrow 0900 dentist => dentist | 11-19 09:00
sell bike at 1200
rent a flat at 1500 euros
1984 essay
1848 lecture
1500 words essay
1200 flyers
at 1275 main street
every day 10pm until dec 20 => | 11-18 22:00 every day until 12-20
gym every monday 6pm till dec 14 => gym | 11-23 18:00 every week 1 until 12-14
take pills daily through friday => take pills | 11-18 every day until 11-20
work until friday => work | 11-20
wait every day until it rains => wait until it rains | 11-18 every day
run every monday until friday => run until friday | 11-23 every week 1
2am call with home => call with home | 11-19 02:00
tonight 2am call => call | 11-19 02:00
rent on the 1st every month => rent | 12-01 every month 1
card on the 15th of each month => card | 12-15 every month 15
came 1st every month => came 1st | 11-18 every month
mum's birthday every march 8 => mum's birthday | 2027-03-08 every 12 month
every 8 march flowers => flowers | 2027-03-08 every 12 month
march 8 flowers => flowers | 2027-03-08
christmas day lunch at gran's => lunch at gran's | 12-25
new year's eve dinner => dinner | 12-31
christmas day lunch ideas
christmas dinner menu
the day after christmas
office closed on boxing day => office closed | 12-26
prank on april fools' day => prank | 2027-04-01
exam fri 9am remind me on time => exam | 11-20 09:00 remind 0
meeting 3pm, remind me at the start => meeting | 11-18 15:00 remind 0
remind me on time of nothing
arrive on time friday => arrive on time | 11-20
laundry sun eve => laundry | 11-22 20:00
dinner fri eve at 8 => dinner | 11-20 20:00
new year eve playlist
meeting at 1430 with Ann => meeting with Ann | 11-18 14:30
hotel at 1200 for two nights
remind me at 4pm to ring the bank => ring the bank | 11-18 16:00 remind 0
remind me tomorrow at 5pm to call mum => call mum | 11-19 17:00 remind 0
remind me on friday to call mum => remind me to call mum | 11-20
remind me at 4pm => remind me | 11-18 16:00
every mon-thu 9am standup => standup | 11-18 09:00 every week 1,2,3,4
gym every tuesday to friday until 20 dec => gym | 11-18 every week 2,3,4,5 until 12-20
mon-thu office
Lakers 3-1 tonight => Lakers 3-1 | 11-18 20:00
lab 3-5 tonight => lab 3-5 | 11-18 20:00
to do list friday 5pm remind me 10 min before => to do list | 11-20 17:00 remind 10
to london friday 7am, remind me 1 hour before => to london | 11-20 07:00 remind 60
2025 lab report
1900 train history
1430 lab tomorrow => lab | 11-19 14:30
lab mon and wed 2 reports due
course tue and thu 3 chapters
lab mon and wed 2pm => lab | 11-18 14:00 every week 1,3
cut 3-4 onions tonight => cut 3-4 onions | 11-18 20:00
coffee w/ Sarah tmrw 3 => coffee w/ Sarah | 11-19 15:00
ski trip 12-16 dec => ski trip | 12-12 every day until 12-16
mum's birthday every year on 3 may => mum's birthday | 2027-05-03 every 12 month
study group thurs 4ish library => study group library | 11-19 16:00
lecture moved to tues 2.30pm => lecture moved | 11-24 14:30
submit abstract EOD friday => submit abstract | 11-20
call grandma christmas 11am => call grandma | 12-25 11:00
halloween party 9pm => halloween party | 2027-10-31 21:00
halloween party 30 oct 9pm => halloween party | 2027-10-30 21:00
new year's eve party 10pm => new year's eve party | 12-31 22:00
dinner at Jake's thanksgiving 4pm => dinner at Jake's | 11-26 16:00
1:1 with supervisor mon 11 => 1:1 with supervisor | 11-23 11:00
haircut sat @ 2 => haircut | 11-21 14:00
apply for summer internship deadline jan 15 => apply for summer internship | 2027-01-15
lunch noon monday w Tom => lunch w Tom | 11-23 12:00
bus home fri 5.45 => bus home | 11-20 17:45
bibliography draft end of next week => bibliography draft | 11-27
study for finals dec 7 to dec 11 => study for finals | 12-07 every day until 12-11
boxing day walk 11am => boxing day walk | 12-26 11:00
camp fri-sun => camp | 11-20 every day until 11-22
conference 30 nov - 2 dec 9am-5pm => conference | 11-30 09:00-17:00 every day until 12-02
tomorrow to tuesday at home => at home | 11-19 every day until 11-24
move gym fri to sun
labs tue to thu
birthday 3 may every year => birthday | 2027-05-03 every 12 month
trains dec 12-16
quiz wed 9
call mum at 8 => call mum | 11-18 20:00
christmas shopping 3pm => christmas shopping | 11-18 15:00
every 14 february flowers => flowers | 2027-02-14 every 12 month
white christmas 8pm => white christmas | 11-18 20:00
read 12-16
trip dec 12-16 => trip | 12-12 every day until 12-16
office hours w/ Prof Lee wed 10:30-11 => office hours w/ Prof Lee | 11-18 10:30-11:00
drop form off at student office before 4pm mon => drop form off at student office | 11-23 16:00
football training every wed 7pm til 24 march => football training | 11-18 19:00 every week 3 until 2027-03-24
term dec 1 to mar 20
away fri to sun => away | 11-20 every day until 11-22
drinks fri at 8 => drinks | 11-20 20:00
cinema sat 7.30 => cinema | 11-21 19:30
new year's day hike 10am => new year's day hike | 2027-01-01 10:00
phone interview @ 10:15 tues => phone interview | 11-24 10:15
breakfast w/ dad 8.30 sun => breakfast w/ dad | 11-22 08:30
score 2.30 sun => score 2.30 | 11-22
phone bank re: card tmrw AM => phone bank re: card | 11-19 08:00
gym mon pm => gym | 11-23 14:00
train 0740 tomorrow => train | 11-19 07:40
job trial shift 2moro 5pm => job trial shift | 11-19 17:00
call mum 2nite => call mum | 11-18 20:00
flat inspection between 10 and 12 on monday => flat inspection | 11-23 10:00-12:00
lunch 12-1 with supervisor => lunch with supervisor | 11-18 12:00-13:00
between 10 and 12 pages
submit timesheet last day of month => submit timesheet | 11-30
shift 10-6 boxes => shift 10-6 boxes |
buy 2.50 tomorrow => buy 2.50 | 11-19
budget 12.50 friday => budget 12.50 | 11-20
pay 9.50 friday => pay 9.50 | 11-20
brunch 8.30 sun => brunch | 11-22 08:30
5th dec - 10th jan break => 10th jan break | 12-05
3rd dec to 12th jan leave a note => to 12th jan leave a note | 12-03
5 dec - 10 jan break => 10 jan break | 12-05
1 dec - 20 jan placement => 20 jan placement | 12-01
dec 5-7 people => 7 people | 12-05
8 dec - 10 people => 10 people | 12-08
17 nov - 19 nov trip => trip | 11-18 every day until 11-19
nov 17-19 trip => trip | 11-18 every day until 11-19
17-19 nov trip => trip | 11-18 every day until 11-19
nov 17 - nov 19 trip => trip | 11-18 every day until 11-19
dinner on halloween at 7pm => dinner | 2027-10-31 19:00
party on new year's eve at 9pm => party | 12-31 21:00
call nan on boxing day 11am => call nan | 12-26 11:00
essay due christmas eve 11:59pm => essay | 12-24 23:59
book flights before christmas 10am => book flights | 12-25 10:00
flat 3/1-3/5
1/2-3/4
2/3-4/5 of the book
score 3/4-5/6
exam 10-12 dec 5 => exam 10-12 | 12-05
lab 2-4 dec 7 => lab 2-4 | 12-07
lunch 12-1 dec 5 => lunch 12-1 | 12-05
chapters 4-6 june 5 => chapters 4-6 | 2027-06-05
hw 2-3 oct 3 => hw 2-3 | 2027-10-03
pick a number between 1 and 10
lose between 2 and 4 in december
difference between 2 and 3
5ish people coming
10ish emails to send
tomorrow 5ish coffee with sam => coffee with sam | 11-19 17:00
flight 1122
check in flight 1830 today => check in flight 1830 | 11-18
node 12.30 friday => node 12.30 | 11-20
ios 9.30 monday => ios 9.30 | 11-23
move essay to monday 3
push gym back to friday 6
corn on the cob sunday => corn on the cob | 11-22
call about deadline tomorrow => call about deadline | 11-19
no deadline today => no deadline | 11-18
missed deadline friday => missed deadline | 11-20
the deadline is friday 5pm => the deadline is | 11-20 17:00
deadline friday => deadline | 11-20
catch up w/ tom tmw 4 => catch up w/ tom | 11-19 16:00
gym tonite 8 => gym | 11-18 20:00
train 0740 tmw => train | 11-19 07:40
mon to sat work
monday to sunday meal plan
14 Dec, 14:00: viva => viva | 12-14 14:00
viva 14-12-2026 => viva | 12-14
[CS2040] assignment 2 - due 4 Dec => [CS2040] assignment 2 | 12-04
assignment 2 due 4 Dec 2359hrs => assignment 2 | 12-04 23:59
1000 hrs of practice
set reminder 1h before: interview thu 2pm => interview | 11-19 14:00 remind 60
interview thu 2pm, reminder 15 min before => interview | 11-19 14:00 remind 15
read reminder 2 days before printing
Econ PS4 — due Fri, Dec 4, 11:59 PM EST => Econ PS4, EST | 12-04 23:59
meeting at five thirty tomorrow => meeting | 11-19 17:30
nine o'clock lecture monday => lecture | 11-23 09:00
call mum at eight o'clock => call mum | 11-18 20:00
shave off five o'clock shadow
look at two options
arrive at one decision
dinner around 7 tomorrow => dinner | 11-19 19:00
walk around 10 lakes
lecture at 9 sharp tomorrow => lecture | 11-19 09:00
bday dinner for Sam sat 7:30p => bday dinner for Sam | 11-21 19:30
hw due in 2 hrs => hw | 11-18 12:00
bio midterm on sat 12/12 at 9 => bio midterm | 12-12 09:00
mon-thu 9am lecture => lecture | 11-18 09:00 every week 1,2,3,4
work 9am-5pm tue to fri => work | 11-18 09:00-17:00 every week 2,3,4,5
mon-thu lecture notes
trip fri-sun 9am => trip | 11-20 09:00 every day until 11-22
every month on the 1st pay rent => pay rent | 12-01 every month 1
call Dan from 3 until 4 => call Dan | 11-18 15:00-16:00
count from 1 to 10
essay due midnight friday => essay | 11-21 00:00
mum's birthday march 3rd every year => mum's birthday | 2027-03-03 every 12 month
the 3rd every one of them
- call mum tomorrow => call mum | 11-19
🎂 tomorrow cake => 🎂 cake | 11-19
to-do: tomorrow call => to-do: call | 11-19
quiz on thurs!! => quiz!! | 11-19
party sat nite => party | 11-21 20:00
hw5 due 11/30/26 => hw5 | 11-30
read 3/4/56 of it
hw5 due nov 30th @ midnight => hw5 | 12-01 00:00
club mtg every 2nd tues 6pm => club mtg | 11-24 18:00 every 2 week 2
every 2nd person gets one
shift 5pm-close fri => shift 5pm-close | 11-20
budget review end of every month => budget review | 11-30 every month -1
in bed by 11 => in bed | 11-18 23:00
lab report due a week from monday => lab report | 11-30
1.5h piano practice sunday => piano practice | 11-22 90 min
2h30m mock exam saturday 9am => mock exam | 11-21 09:00 150 min
1h workout video sunday => 1h workout video | 11-22
look at one
learn eight o'clock rock
call mum at one thirty => call mum | 11-18 13:30
1/2/34 blood pressure
meeting moved from tue to thu 3pm
tomorrow: class moved from 2pm => class moved from 2pm | 11-19
fri the 4th: potluck 6pm => potluck | 12-04 18:00
climbing every tue/thu 18:00 => climbing | 11-19 18:00 every week 2,4
piano mon+wed 4pm => piano | 11-18 16:00 every week 1,3
class MW 2-3:15 => class | 11-18 14:00-15:15 every week 1,3
class T/R 2-3:15 => class | 11-19 14:00-15:15 every week 2,4
class Tu Th 2:00 PM - 3:15 PM => class | 11-19 14:00-15:15 every week 2,4
MW transmitter report
dec 9th dentist 3pm => dentist | 12-09 15:00
may the 4th be with you
pick up cake (sat, 10am) => pick up cake | 11-21 10:00
feed cat 12 midnight tomorrow => feed cat | 11-20 00:00
submit abstract by eow => submit abstract | 11-20
submit abstract by eom => submit abstract | 11-30
dentist on the 9th from 3 to 4pm => dentist | 12-09 15:00-16:00
dentist 9 dec 10-11:30 => dentist | 12-09 10:00-11:30
at 3 this saturday dentist => dentist | 11-21 15:00
tomorrow at 3 physics quiz => physics quiz | 11-19 15:00
at 3 cats were seen
wed dentist 3pm => dentist | 11-18 15:00
sat prep 3pm => sat prep | 11-18 15:00
tue/thu dentist 3pm => dentist | 11-19 15:00 every week 2,4
dentist every 2 weeks 3-4pm => dentist | 11-18 15:00-16:00 every 2 week
gym tommorow 5pm => gym | 11-19 17:00
gym tomorow 5pm => gym | 11-19 17:00
call mum wensday 6pm => call mum | 11-18 18:00
call mum thursady 6pm => call mum | 11-19 18:00
every wendesday 6pm yoga => yoga | 11-18 18:00 every week 3
laundry saterday 10am => laundry | 11-21 10:00
dinner tomorrow at 7 with mum => dinner with mum | 11-19 19:00
trivia tonight at 8 w/ flatmates => trivia w/ flatmates | 11-18 20:00
lunch friday with Mei => lunch with Mei | 11-20
lunch dec 9 at 12 with Mei => lunch with Mei | 12-09 12:00
party saturday at Leo's => party at Leo's | 11-21
call Sam tomorrow about rent => call Sam about rent | 11-19
watch wednesday with roommates friday => watch wednesday with roommates | 11-20
watch Wednesday at Sam's
read Tomorrow, and Tomorrow, and Tomorrow
essay on friday night lights
pick up Sam saturday from airport => pick up Sam from airport | 11-21
study for chem tonight in library => study for chem in library | 11-18 20:00
wed dress fitting sat 2pm => wed dress fitting | 11-21 14:00
3/4/25 fraction sheet
quotes about tomorrow for card
homework from today for Sam
moving from dorm on saturday at 10am => moving from dorm | 11-21 10:00
party for Sam who moved from Boston friday 7pm => party for Sam who moved from Boston | 11-20 19:00
meeting changed from room 3 to room 5 tomorrow 3pm => meeting changed from room 3 to room 5 | 11-19 15:00
package moved from depot tomorrow => package moved from depot | 11-19
class moved from 2pm to 4pm tomorrow
trade monday for wednesday with Jo
by two tickets tomorrow => by two tickets | 11-19
at six feet
by four students
gym at six mondays => gym | 11-23 18:00 every week 1
around 3 hours of revision
around 10 people coming saturday => around 10 people | 11-21
be home by six tomorrow => be home | 11-19 18:00
swap friday with Sam
cancel friday with Mei
cover friday for Alex
meatless monday with Mei
happy friday from me
it is friday for sure
conference tue-thu 9am => conference | 11-24 09:00 every day until 11-26
exam mon-wed 9am => exam | 11-23 09:00 every day until 11-25
breakfast in bed at 9 => breakfast in bed | 11-18 09:00
training camp tue-thu 9am => training camp | 11-24 09:00 every day until 11-26
by two separate teams friday => by two separate teams | 11-20
before two pm tomorrow => before two pm | 11-19
samples moved from 3rd floor tomorrow => samples moved from 3rd floor | 11-19
meeting moved from today to tomorrow
around 5 mile run tomorrow => around 5 mile run | 11-19
mon-fri exam 9am => exam | 11-23 09:00 every day until 11-27
`;
